import { Icon } from '#site/ui/parts/icon.tsx'
import { reportPath } from './view.ts'

const FILES = [
  ['report.json', 'JSON'],
  ['pages.csv', 'CSV of pages'],
  ['findings.csv', 'CSV of findings'],
  ['report.md', 'Markdown'],
] as const

/** Renders list items with the files of a report that are made at once. */
export function TextFiles({ host, shownKey }: { host: string; shownKey: string }) {
  return FILES.map(([name, label]) => (
    <li key={name}>
      <a className="control" href={reportPath(shownKey, name)} download={`${host}-${name}`}>
        <Icon name="save" /> {label}
      </a>
    </li>
  ))
}
