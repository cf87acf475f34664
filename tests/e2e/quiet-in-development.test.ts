import { developmentUrl } from '../support/addresses.ts';
import { testQuietVisits } from '../support/engines/quiet-visits.ts';

// In one engine: the development build is for what React alone then reports of hydration.
testQuietVisits('development', developmentUrl);
