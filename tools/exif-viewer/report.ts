import { bytesText, isRefused, made, type SkippedFile } from '#engine/images/batch.ts'
import { refusedBlock } from '#engine/images/batch-blocks.ts'
import { withCommas } from '#engine/text/numbers.ts'
import { type Block, type Cell, type Finding, findings, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { OutFile } from '#engine/tool/envelope.ts'
import type { Origin } from './origin.ts'
import type { Place, Tag } from './read-tags.ts'

export type Row = {
  name: string
  format: string
  before: number
  tags: Tag[]
  place: Place | null
  hasThumbnail: boolean
  c2pa: Origin['c2pa']
  ai: Origin['ai']
  findings: Finding[]
  /** The copy; null if none could be made, with the reason in `noCopy`. */
  copy: { name: string; bytes: number; removed: string[] } | null
  noCopy: string | null
  notes: string[]
  [made]: OutFile[]
}

/** Maximum number of pictures whose tags are listed one by one; for more, the table is shorter. */
const LISTED = 10

export function reportRows(rows: (Row | SkippedFile)[]): Report {
  const read = rows.filter((row): row is Row => !isRefused(row))
  const count = read.reduce((sum, { tags }) => sum + tags.length, 0)
  const located = read.filter(({ place }) => place)
  const blocks: Block[] = [
    metric([
      {
        label: 'Tags',
        value: count,
        method: 'Entries of the Exif directories, XMP, IPTC-IIM, text, and the ICC profile, each counted once.',
        ref: { label: 'CIPA DC-008, Exif 2.32', url: 'https://www.cipa.jp/e/std/std-sec.html' },
      },
      {
        label: 'Images with a location',
        value: located.length,
        method: 'Those with a latitude and a longitude in Exif or XMP. 0, 0 counts as none.',
      },
      {
        label: 'Removed',
        value: sum(read.map(({ before, copy }) => (copy ? before - copy.bytes : 0))),
        unit: 'bytes',
        method:
          'Bytes of the originals minus bytes of the copies. HEIC and AVIF are blanked in place and keep their size.',
      },
    ]),
    table({
      title: 'Images',
      columns: [
        { label: 'File' },
        { label: 'Format' },
        { label: 'Tags', form: 'number' },
        { label: 'Place' },
        { label: 'C2PA' },
        { label: 'Signs of an AI generator', form: 'number' },
        { label: 'Copy' },
        { label: 'Removed' },
      ],
      rows: rows.map(overview),
      note: 'Each location links to OpenStreetMap. Nothing is requested until you follow the link.',
    }),
    ...refusedBlock(rows.filter(isRefused)),
    findings(rowFindings(read), 'What it reveals about people and its origin'),
    ...read.slice(0, LISTED).map((row) =>
      table({
        title: `Tags of ${row.name}`,
        columns: [{ label: 'Group' }, { label: 'Tag', form: 'mono' }, { label: 'Value' }],
        rows: row.tags.map(({ group, tag, value }) => [group, tag, value]),
        ...(row.notes.length > 0 ? { note: row.notes.join(' ') } : {}),
      }),
    ),
  ]
  const refused = rows.length - read.length
  return {
    summary: verdict(read, located.length) + (refused > 0 ? ` ${refused} could not be read.` : ''),
    blocks,
    files: read.flatMap((row) => row[made]),
    status: refused > 0 ? 'partial' : 'done',
    ...(read.length > LISTED ? { limits: [`Tags of the first ${LISTED} images are listed; data holds all.`] } : {}),
  }
}

function overview(row: Row | SkippedFile): Cell[] {
  if (isRefused(row)) return [row.name, { text: 'not read', severity: 'critical' }, null, null, null, null, null, null]
  const { name, format, tags, place, c2pa, ai, copy, noCopy } = row
  return [
    name,
    format,
    tags.length,
    place ? { text: `${place.latitude}, ${place.longitude}`, href: place.href, severity: 'critical' } : 'none',
    c2pa ? (c2pa.generator ?? 'yes') : 'none',
    ai.length,
    copy ? { text: `${copy.name}, ${bytesText(copy.bytes)}`, sort: copy.bytes, file: copy.name } : (noCopy ?? null),
    copy ? copy.removed.join(', ') || 'nothing was there' : null,
  ]
}

function rowFindings(rows: Row[]): Finding[] {
  const several = rows.length > 1
  const all = rows.flatMap(({ name, findings: personal, c2pa, ai, notes }) => {
    const own = [...personal, ...originFindings(name, c2pa, ai), ...unread(name, notes)]
    const none: Finding = {
      id: 'nothing-personal',
      severity: 'pass',
      title: 'Nothing was found that identifies a person',
      why: 'It contains no location, name, serial number, or time. What the image itself shows is another matter.',
    }
    return (own.length > 0 ? own : [none]).map((one) => (several ? { ...one, title: `${name}: ${one.title}` } : one))
  })
  const rank = { critical: 0, warning: 1, notice: 2, pass: 3 }
  return all.sort((a, b) => rank[a.severity] - rank[b.severity])
}

/** A file with unread blocks cannot be reported as clean. */
function unread(name: string, notes: string[]): Finding[] {
  return notes.map((title) => ({
    id: 'unreadable-block',
    severity: 'warning',
    title,
    why: 'Another program may read more of it. We don’t know what it contains.',
    fix: 'If a copy is offered, publish that: it doesn’t contain the block.',
    place: { field: 'files', path: name },
  }))
}

function originFindings(name: string, c2pa: Origin['c2pa'], ai: Origin['ai']): Finding[] {
  const place = { field: 'files', path: name }
  const signs = ai.map(
    ({ sign, where, evidence }): Finding => ({
      id: 'generator',
      severity: 'notice',
      title: `${sign}, says ${where}`,
      why: 'Stores, agencies, and social networks recognize generated images by such marks. Anyone can add or remove them by hand.',
      evidence,
      fix: 'If the image has to be labeled as generated, keep the original: the copy loses this mark.',
      ref: {
        label: 'IPTC, Digital Source Type',
        url: 'https://cv.iptc.org/newscodes/digitalsourcetype/',
      },
      place,
    }),
  )
  if (!c2pa) return signs
  return [
    ...signs,
    {
      id: 'c2pa',
      severity: 'notice',
      title: `It carries a C2PA manifest of ${withCommas(c2pa.bytes)} bytes`,
      why: 'It says which program made the image and how it was edited. We didn’t check its signature.',
      ...(c2pa.generator ? { evidence: c2pa.generator } : {}),
      fix: 'To check the signature, open the original at contentcredentials.org/verify. The copy loses the manifest.',
      ref: { label: 'C2PA technical specification', url: 'https://spec.c2pa.org/' },
      place,
    },
  ]
}

function verdict(rows: Row[], located: number): string {
  const [only] = rows
  if (rows.length !== 1 || !only)
    return `${located} of ${rows.length} images ${located === 1 ? 'reveals where it was' : 'reveal where they were'} taken; ${rows.filter(({ copy }) => copy).length} copies without metadata are ready.`
  const { tags, place, findings: personal, copy, notes } = only
  const worst = personal.filter(({ id, severity }) => severity !== 'notice' && id !== 'trailing-data').length
  const trailing = personal.some(({ id }) => id === 'trailing-data') ? ', but extra bytes follow its end' : ''
  const readable = notes.length > 0 ? ' that could be read' : ''
  const outcomes =
    tags.length === 0 && notes.length > 0
      ? `The metadata of ${only.name} is damaged and could not be read`
      : tags.length === 0
        ? `${only.name} carries no tags${trailing}`
        : `${only.name} carries ${tags.length} ${tags.length === 1 ? 'tag' : 'tags'}${place ? `, including the location ${place.latitude}, ${place.longitude}` : worst > 0 ? `, and ${worst === 1 ? 'one type of them identifies' : `${worst} types of them identify`} a person` : `, with no location, name, or serial number among those${readable}`}`
  return `${outcomes}; ${copy ? 'a copy without metadata is ready' : 'no copy could be made'}.`
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
