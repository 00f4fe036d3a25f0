const months = [
  'Nov 2025',
  'Dec 2025',
  'Jan 2026',
  'Feb 2026',
  'Mar 2026',
  'Apr 2026',
  'May 2026',
  'Jun 2026',
  'Jul 2026',
  'Aug 2026',
  'Sep 2026',
  'Oct 2026',
]

const header = [
  'Keyword',
  'Currency',
  'Avg. monthly searches',
  'Three month change',
  'YoY change',
  'Competition',
  'Competition (indexed value)',
  'Top of page bid (low range)',
  'Top of page bid (high range)',
  ...months.map((month) => `Searches: ${month}`),
]

const rows = [
  'wool socks|USD|2400|22%|0%|High|100|0.62|1.84|4400|5400|3600|2400|1600|1300|880|720|720|1000|1900|3600',
  'wool socks for men|USD|590|0%|0%|High|100|0.58|1.71|1000|1600|880|590|390|320|260|210|210|260|480|880',
  'merino hiking socks|USD|1300|-18%|22%|High|98|0.71|2.10|1300|1600|1000|880|1000|1300|1300|1600|1600|1600|1300|1300',
  'hiking socks women|USD|720|0%|0%|High|100|0.66|1.92|590|720|590|590|720|880|880|1000|880|880|720|720',
  'how to wash wool socks|USD|260|0%|0%|Low|7|||390|390|390|320|260|210|170|170|170|210|260|320',
  'wool socks care||||||||||||||||||||',
]

/** Marks figures that are made up, in the first line of the sample. */
export const SAMPLE_MARK = 'Sample with made-up figures'

/** Returns an export in the form of Google Ads, with made-up figures. */
export const sampleExport = [
  SAMPLE_MARK,
  '"November 1, 2025 - October 31, 2026"',
  header.join('\t'),
  ...rows.map((row) => row.replaceAll('|', '\t')),
].join('\n')
