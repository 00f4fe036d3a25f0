import type { Block } from '#engine/tool/blocks.ts'
import { chart, code, diff, findings, image, metric, score, table, text, WHOLE } from '#engine/tool/blocks.ts'
import type { Envelope } from '#engine/tool/envelope.ts'
import { specimenCharts } from './specimen-charts.ts'

const RFC_9110 = { label: 'RFC 9110, 15.4.3', url: 'https://www.rfc-editor.org/rfc/rfc9110#section-15.4.3' }

export const specimenText = `Wool socks, knitted in Maine by people who wear them. They are really very warm, and there is a reason: the wool is not washed with soap, so the fat of the sheep stays in it.

We post on Tuesdays. Orders that come later wait for a week, which is utilized for knitting the next ones.`

/** Returns the position of some words in the text, so that offsets stay right when the text changes. */
const placeOf = (words: string) => ({
  start: specimenText.indexOf(words),
  end: specimenText.indexOf(words) + words.length,
})

const blocks: Block[] = [
  score({
    parts: WHOLE,
    value: 62,
    label: 'Redirects',
    method: '100 less 25 for a critical finding and 13 for a warning.',
    ref: RFC_9110,
  }),
  metric([
    { label: 'Hops', value: 3, method: 'Answers with a status of 3xx before the last one.' },
    { label: 'Lost on the way', value: 292, unit: 'ms', method: 'The times of all hops together.', ref: RFC_9110 },
    { label: 'Last status', value: 200, method: 'The status of the last answer.' },
    { label: 'Rank', value: null, method: 'Needs a key of a search provider.' },
  ]),
  chart({
    title: 'Time of each hop',
    form: 'bars',
    unit: 'ms',
    labels: [
      'http://oakfield.example/sale',
      'https://oakfield.example/sale',
      'https://www.oakfield.example/sale',
      'Last page',
    ],
    series: [{ name: 'Time', values: [84, 112, 96, null] }],
    highlight: 1,
    method: 'From the first byte sent to the first byte received.',
  }),
  chart({
    title: 'Words in each sentence',
    form: 'columns',
    unit: 'words',
    labels: Array.from({ length: 24 }, (_, at) => `sentence ${at + 1}`),
    series: [
      {
        name: 'Words',
        values: [10, 24, 4, 17, 9, 12, 31, 8, 14, 6, 19, 11, 7, 22, 13, 5, 16, 9, 27, 12, 8, 15, 10, 6],
      },
    ],
    highlight: 6,
    method: 'Sentences by UAX #29, words by UAX #29.',
  }),
  chart({
    title: 'Size of the page',
    form: 'line',
    unit: 'kB',
    labels: ['January', 'February', 'March', 'April', 'May', 'June', 'July'],
    series: [
      { name: 'as sent', values: [140, 152, 171, null, 182, 190, 188] },
      { name: 'minified', values: [96, 101, 118, null, 120, 121, 119] },
    ],
    highlight: 5,
    method: 'Bytes of the first answer, before and after minifying.',
  }),
  chart({
    title: 'Where the words appear',
    form: 'ticks',
    labels: [],
    series: [
      { name: 'wool', values: [0.01, 0.31, 0.42, 0.44, 0.8] },
      { name: 'socks', values: [0.02, 0.51] },
      { name: 'knitted', values: [0.05, 0.93] },
    ],
    highlight: 0,
    method: 'The place of each word, counted in characters from the beginning.',
  }),
  ...specimenCharts,
  table({
    title: 'The way to the page',
    columns: [
      { label: 'Status' },
      { label: 'URL', form: 'mono' },
      { label: 'Time', form: 'bar', unit: 'ms', method: 'From the first byte sent to the first byte received.' },
      { label: 'Bytes', form: 'number' },
    ],
    rows: [
      [
        { text: '301', severity: 'warning' },
        { text: 'http://oakfield.example/sale', href: 'http://oakfield.example/sale' },
        84,
        1204,
      ],
      [{ text: '301', severity: 'warning' }, 'https://oakfield.example/sale', 112, 318],
      [{ text: '302', severity: 'critical' }, { text: 'javascript:alert(1)', href: 'javascript:alert(1)' }, 96, null],
      [{ text: '200', severity: 'pass' }, 'https://www.oakfield.example/sale/', 240, 48_213],
    ],
    note: 'The favicon is left out: it is no part of the way.',
  }),
  findings([
    {
      id: 'hsts',
      severity: 'notice',
      title: 'No Strict-Transport-Security header on oakfield.example',
      why: 'The first visit can be read by anyone in between.',
    },
    { id: 'status', severity: 'pass', title: 'The last page answers 200', why: 'It can be read.' },
    {
      id: 'temporary',
      severity: 'critical',
      title: 'A temporary redirect (302) interrupts a permanent move',
      why: 'A temporary redirect tells search engines to keep the old URL. Links that point to it may keep their value there.',
      fix: 'Answer 308 or 301 for the added slash. In most stores it is one rule: see the configuration below.',
      evidence: 'GET /sale HTTP/1.1\nHost: www.oakfield.example\n\nHTTP/1.1 302 Found\nLocation: /sale/',
      ref: RFC_9110,
      place: { field: 'rules', line: 5, column: 3 },
    },
    {
      id: 'hops',
      severity: 'warning',
      title: 'Three hops before the page',
      why: 'A phone on a slow line pays for every hop with a full round trip. Here that is 292 ms before the first byte of the page.',
      fix: 'Redirect the first URL straight to the last one.',
    },
    {
      id: 'canonical',
      severity: 'pass',
      title: 'The canonical link is the page itself',
      why: 'Nothing contradicts the redirect.',
    },
  ]),
  text({
    title: 'The text, marked',
    text: specimenText,
    field: 'text',
    fileName: 'socks.txt',
    marks: [
      { ...placeOf('really very'), tone: 'warning', note: 'Two words that add nothing.', replacements: ['', 'very'] },
      { ...placeOf('there is a reason'), tone: 'notice', note: 'The reason itself can appear here.' },
      { ...placeOf('is not washed'), tone: 'heat', weight: 0.9 },
      { ...placeOf('utilized'), tone: 'critical', note: 'A longer word for a short one.', replacements: ['used'] },
    ],
  }),
  text({ title: 'Plain text', text: 'No marks here.\n<b>This is not markup</b>, and stays as it is.' }),
  code({
    title: 'nginx',
    group: 'Configuration',
    language: 'text',
    fileName: 'oakfield.conf',
    code: '# /etc/nginx/conf.d/oakfield.conf\nserver {\n  listen 80; listen 443 ssl;\n  server_name oakfield.example;\n  return 301 https://$host$request_uri;\n  rewrite ^/sale/?$ https://www.oakfield.example/sale/ permanent;\n  return 301 https://www.oakfield.example$request_uri;\n}\n',
    marks: [
      { line: 5, tone: 'del' },
      { line: 6, tone: 'add' },
      { line: 7, tone: 'add' },
    ],
  }),
  code({
    title: 'Cloudflare',
    group: 'Configuration',
    language: 'json',
    code: '{\n  "rule": "sale",\n  "status": 308,\n  "enabled": true\n}',
  }),
  code({
    title: 'Markup',
    language: 'html',
    fileName: 'page.html',
    code: '<!-- The head -->\n<link rel="canonical" href="/sale/">\n<meta name="robots" content="noindex">\n<p>Wool &amp; socks</p>',
    marks: [{ line: 3, tone: 'critical', note: 'Keeps the page out of the index.' }],
  }),
  diff({
    title: 'What changed',
    labels: ['Before', 'After'],
    rows: [
      { kind: 'gap', lines: 12 },
      {
        kind: 'same',
        before: { line: 13, parts: [{ text: 'server {' }] },
        after: { line: 13, parts: [{ text: 'server {' }] },
      },
      {
        kind: 'change',
        before: { line: 14, parts: [{ text: '  listen ' }, { text: '80', changed: true }, { text: ';' }] },
        after: { line: 14, parts: [{ text: '  listen ' }, { text: '443 ssl', changed: true }, { text: ';' }] },
      },
      { kind: 'del', before: { line: 15, parts: [{ text: '  server_name oakfield.example;' }] } },
      { kind: 'add', after: { line: 15, parts: [{ text: '  http2 on;' }] } },
      { kind: 'same', before: { line: 16, parts: [{ text: '}' }] }, after: { line: 16, parts: [{ text: '}' }] } },
      { kind: 'gap', lines: 1 },
    ],
  }),
  image({
    title: 'Picture',
    alt: 'A field under a low sun',
    file: 'field.svg',
    before: 'field-before.svg',
    caption: 'A smaller file, the same sun.',
    width: 640,
    height: 360,
  }),
]

const drawing = (sky: string, land: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><path fill="${sky}" d="M0 0h640v360H0z"/><circle cx="450" cy="150" r="60" fill="#f04b08"/><path fill="${land}" d="M0 230 260 250 420 200 640 210v150H0z"/></svg>`
const before = drawing('#f2a67c', '#10201a')
const after = drawing('#f0dfb4', '#1b4836')

/** Every kind of block, for the style guide. */
export const specimenEnvelope: Envelope = {
  tool: 'specimen',
  input: { text: specimenText },
  ranAt: '2026-11-21T14:02:00.000Z',
  durationMs: 480,
  status: 'done',
  sources: [{ name: 'Measured here', kind: 'measured' }],
  summary: 'The page is reached, after three hops, one of them temporary',
  data: { hops: 3 },
  findings: [],
  report: blocks,
  files: [
    { name: 'field-before.svg', type: 'image/svg+xml', bytes: new TextEncoder().encode(before), role: 'source' },
    { name: 'field.svg', type: 'image/svg+xml', bytes: new TextEncoder().encode(after) },
    { name: 'report.txt', type: 'text/plain', bytes: new TextEncoder().encode('Three hops.') },
  ],
  limits: [
    'It asks once, from one place: what others get may differ.',
    'Redirects by script or by meta are not followed.',
  ],
}

export const specimenUrls: Record<string, string> = {
  'field-before.svg': `data:image/svg+xml,${encodeURIComponent(before)}`,
  'field.svg': `data:image/svg+xml,${encodeURIComponent(after)}`,
}
