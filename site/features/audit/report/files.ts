/** Files of a report that are made at once, with their labels. */
export const TEXT_FILES: [name: string, label: string][] = [
  ['report.json', 'JSON'],
  ['pages.csv', 'CSV of pages'],
  ['findings.csv', 'CSV of findings'],
  ['report.md', 'Markdown'],
]
