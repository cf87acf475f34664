import { expect, test } from 'vitest';
import { checkServices, checkSite, checkTexts, type SiteFacts } from '#shared/check-content.ts';
import { checkRoutes, checkTextPages } from '#shared/check-pages.ts';
import { textPages } from '#shared/copy/text-pages.ts';
import { routes } from '#shared/routes.ts';
import { services } from '#shared/services.ts';
import * as site from '#shared/site.ts';

const problemsWith = (facts: Partial<SiteFacts>) =>
  checkSite({ ...site, ...facts }).map(({ problem }) => problem);

const instagram = (href: string) => ({
  socialProfiles: [{ network: 'instagram', name: 'Instagram', href } as const],
});

test.each<[string, Partial<SiteFacts>, RegExp?]>([
  ['no fact at all is fine', { email: '', telephone: '', ...instagram('') }],
  ['an email address is fine', { email: 'hello@designer.example' }],
  ['a telephone number is fine', { telephone: '+44 (0)20 7946-0000' }],
  ['a profile is fine', instagram('https://www.instagram.com/designer/')],
  ['an email address without an @ is refused', { email: 'hello.designer.example' }, /"hello\./],
  ['an email address with a space is refused', { email: 'hello @designer.example' }, /email/],
  ['a telephone number with letters is refused', { telephone: '020 ROSES' }, /"020 ROSES"/],
  ['a profile without https is refused', instagram('instagram.com/designer'), /Instagram/],
  ['a profile that would run a script is refused', instagram('javascript:alert(1)'), /Instagram/],
])('%s', (_what, facts, said) => {
  expect(problemsWith(facts)).toEqual(said ? [expect.stringMatching(said)] : []);
});

test('each problem names its file and what to do', () => {
  expect(checkSite({ ...site, email: 'hello' })).toEqual([
    {
      file: 'shared/site.ts',
      problem: 'has the email address "hello", which is not one',
      remedy: "write it as in 'hello@example.com', or leave ''",
    },
  ]);
});

test.each([
  ['two pages with one path', { path: '/gallery' }, /same path, "\/gallery"/],
  ['two pages with one title', { title: routes.gallery.title }, /same title/],
  ['two links of one name', { label: routes.gallery.label }, /same label/],
  ['a path without a slash', { path: 'journal' }, /path "journal"/],
  ['a path in capitals', { path: '/Journal' }, /path "\/Journal"/],
  ['a path that ends in a slash', { path: '/journal/' }, /path/],
  ['a description that search engines cut', { description: 'x'.repeat(161) }, /161 characters/],
  ['a description that says nothing', { description: 'News.' }, /5 characters/],
  ['a title that search engines cut', { title: 'x'.repeat(61) }, /title of 61 characters/],
])('%s is refused', (_what, change, said) => {
  const journal = {
    ...routes.gallery,
    path: '/journal',
    title: 'Journal',
    description: 'What we do and what we have done, week by week and year by year.',
    label: 'Journal',
  };
  expect(checkRoutes({ ...routes, journal })).toEqual([]);
  const [problem, ...others] = checkRoutes({ ...routes, journal: { ...journal, ...change } });
  expect(problem?.problem).toMatch(said);
  expect(others).toEqual([]);
});

test.each([
  ['two services with one anchor', { anchor: services[1]?.anchor ?? '' }, /same anchor/],
  ['an anchor with a space', { anchor: 'wedding styling' }, /anchor "wedding styling"/],
  ['a picture that is not in the table', { picture: 'peonies' as never }, /picture "peonies"/],
])('%s is refused', (_what, change, said) => {
  const [first, ...rest] = services;
  if (!first) throw new Error('There are no services.');
  const [problem] = checkServices([{ ...first, ...change }, ...rest]);
  expect(problem?.problem).toMatch(said);
});

const words = textPages.gallery;

test.each([
  ['a page without words', { journal: undefined }, /no words for the page "journal"/],
  ['words without a page', { journal: words, diary: words }, /words for "diary"/],
  [
    'a button that leads nowhere',
    { journal: { ...words, actions: [words.actions[0], { label: 'Go', to: 'galery' }] } },
    /button "Go" lead to "galery"/,
  ],
])('%s is refused', (_what, added, said) => {
  const pages = { ...routes, journal: { ...routes.gallery, path: '/journal' } };
  const given = Object.entries({ ...textPages, ...added }).filter(([, value]) => value);
  const problems = checkTextPages(Object.fromEntries(given) as never, pages);
  expect(problems.map(({ problem }) => problem)).toEqual([expect.stringMatching(said)]);
});

test.each([
  ['label', '', /leaves "label" empty/],
  ['place', ' ', /leaves "place" empty/],
  ['heading', 'Our  Story', /space too many in "Our {2}Story"/],
  ['heading', 'Our Story ', /space too many/],
  ['gallery.notice', 'Lorem ipsum', /not finished/],
])('a text "%s" that says "%s" is refused', (name, text, said) => {
  const problems = checkTexts([{ file: 'shared/site.ts', name, text }]);
  expect(problems.map(({ problem }) => problem)).toEqual([expect.stringMatching(said)]);
});

test('facts that are not given, quotes, umlauts and ampersands are fine', () => {
  const texts = [
    { name: 'telephone', text: '' },
    { name: 'gallery.notice', text: '' },
    { name: 'businessName', text: `Ann's "Söhne" & <Co>` },
  ];
  expect(checkTexts(texts.map((each) => ({ file: 'shared/site.ts', ...each })))).toEqual([]);
});
