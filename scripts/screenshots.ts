import { takeScreenshots } from './screenshots/take-screenshots.ts';

await takeScreenshots();
