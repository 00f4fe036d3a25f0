import { bytesText, changeText, nameMaker, type Refused } from '../../engine/images/batch.ts'
import { type Block, code, type Finding, findings, image, metric, table } from '../../engine/tool/blocks.ts'
import type { Report } from '../../engine/tool/define-tool.ts'
import type { OutFile } from '../../engine/tool/envelope.ts'
import type { Minified } from './minify-svg.ts'
import { isDrawnSame } from './render-difference.ts'

const svg2 = { label: 'SVG 2', url: 'https://www.w3.org/TR/SVG2/' }
const gzipRef = { label: 'RFC 1952', url: 'https://www.rfc-editor.org/rfc/rfc1952' }

export function reportOf(rows: (Minified | Refused)[]): Report {
  const done = rows.filter((row): row is Minified => !('error' in row))
  const sum = (pick: (one: Minified) => number) => done.reduce((total, one) => total + pick(one), 0)
  const [before, after] = [sum((one) => one.before.raw), sum((one) => one.after.raw)]
  const off = [...new Set(done.flatMap((one) => one.off))]
  const make = nameMaker()
  const named = done.map((one) => ({ one, file: make(one.name, '.min.svg') }))
  const largest = named.toSorted((a, b) => b.one.before.raw - a.one.before.raw)[0]
  const isSame = done.every(({ differences }) => isDrawnSame(differences))
  const worst = Math.max(0, ...done.flatMap(({ differences }) => differences.map(({ share }) => share)))
  return {
    summary: verdict(),
    files: [
      ...named.map(
        ({ one, file }): OutFile => ({ name: file, type: 'image/svg+xml', bytes: new TextEncoder().encode(one.svg) }),
      ),
      ...(largest ? picturesOf(largest.one) : []),
    ],
    blocks: [
      metric([
        { label: 'Before', value: before, unit: 'bytes', method: 'UTF-8 bytes.' },
        { label: 'After', value: after, unit: 'bytes', method: 'UTF-8 bytes.' },
        {
          label: 'After, gzip',
          value: sum((one) => one.after.gzip),
          unit: 'bytes',
          method: `gzip by the platform; before it was ${sum((one) => one.before.gzip)}.`,
          ref: gzipRef,
        },
        {
          label: 'Pixels that differ',
          value: Number((worst * 100).toFixed(4)),
          unit: '%',
          method:
            'Most of any size and file: both versions drawn at 48, 256 and 720 pixels; a pixel counts when a channel is off by more than 8 of 255.',
        },
      ]),
      ...(rows.length > 1
        ? [
            table({
              title: 'Files',
              columns: [
                { label: 'File' },
                { label: 'Before', form: 'number' as const, unit: 'B' },
                { label: 'After', form: 'number' as const, unit: 'B' },
                { label: 'gzip', form: 'number' as const, unit: 'B' },
                { label: 'Switched off' },
              ],
              rows: rows.map((row) =>
                'error' in row
                  ? [row.name, row.before, null, null, { text: row.error, severity: 'warning' as const }]
                  : [
                      row.name,
                      row.before.raw,
                      {
                        text: String(row.after.raw),
                        sort: row.after.raw,
                        file: named.find(({ one }) => one === row)?.file ?? row.name,
                      },
                      row.after.gzip,
                      row.off.join(', ') || 'nothing',
                    ],
              ),
            }),
          ]
        : []),
      ...named
        .slice(0, 1)
        .map(({ one, file }) =>
          code({ title: one.name, code: one.svg, language: 'xml', fileName: file, source: 'svg' }),
        ),
      ...(largest ? detailsOf(largest.one) : []),
      findings([...rows.flatMap(findingsOf)].sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))),
    ],
  }

  function verdict() {
    const picture = isSame ? 'with no difference in the picture' : 'with a difference in the picture'
    if (after === before) return `Nothing got smaller: ${bytesText(before)} as it was.`
    const steps =
      off.length > 0 ? `; ${off.length} ${off.length === 1 ? 'step was' : 'steps were'} switched off for it` : ''
    return `${bytesText(before)} became ${bytesText(after)} (${changeText(before, after)}), ${picture}${steps}.`
  }
}

const listed = (names: string[]) => `${names.slice(0, 5).join(', ')}${names.length > 5 ? ' …' : ''}`
const order = ['critical', 'warning', 'notice', 'pass']

function picturesOf({ pictures }: Minified): OutFile[] {
  if (!pictures) return []
  const { before, after, overlay } = pictures
  return [
    { name: 'before.png', type: 'image/png', bytes: before, role: 'source' },
    { name: 'after.png', type: 'image/png', bytes: after, role: 'source' },
    ...(overlay ? [{ name: 'difference.png', type: 'image/png', bytes: overlay, role: 'source' as const }] : []),
  ]
}

function detailsOf({ name, pictures, plugins, off, differences, differencesAtFirst }: Minified): Block[] {
  return [
    ...(pictures
      ? [
          image({
            title: `${name}, before and after`,
            alt: `${name} as it is drawn after`,
            file: 'after.png',
            before: 'before.png',
            width: pictures.width,
            height: pictures.height,
          }),
        ]
      : []),
    ...(pictures?.overlay
      ? [
          image({
            title: 'What would have changed',
            alt: 'The pixels that differ, in red',
            file: 'difference.png',
            width: pictures.width,
            height: pictures.height,
            caption: `Red: pixels that ${off.join(', ')} would have changed.`,
          }),
        ]
      : []),
    table({
      title: 'Both versions drawn and compared',
      columns: [
        { label: 'Size' },
        { label: 'Pixels that differ', form: 'number', unit: '%' },
        { label: 'Largest difference', form: 'number', unit: 'of 255' },
        { label: 'With every step on', form: 'number', unit: '%' },
      ],
      rows: differences.map(({ width, height, share, most }, at) => [
        `${width} × ${height}`,
        percent(share),
        most,
        percent(differencesAtFirst[at]?.share ?? 0),
      ]),
    }),
    table({
      title: 'Steps',
      columns: [
        { label: 'Plugin', form: 'mono' },
        { label: 'State' },
        {
          label: 'Saves',
          form: 'number',
          unit: 'B',
          method:
            'Bytes less than with the plugins before it alone, in SVGO’s order. Some save nothing themselves and make room for the next.',
        },
      ],
      rows: [
        ...off.map((plugin) => [plugin, { text: 'off: changes the picture', severity: 'warning' as const }, null]),
        ...plugins.map(({ plugin, saved }) => [plugin, 'on', saved]),
      ],
    }),
  ]
}

const percent = (share: number) => Number((share * 100).toFixed(4))

function findingsOf(row: Minified | Refused): Finding[] {
  const place = { field: 'files' }
  if ('error' in row)
    return [
      { id: 'unreadable-file', severity: 'critical', title: row.error, why: 'The other files were worked on.', place },
    ]
  const { name, off, scripts, isScriptless, unseen, lostIds, external, isKept, isAnimated, differences } = row
  const found: Finding[] = []
  for (const { what, line } of scripts)
    found.push({
      id: isScriptless ? 'script-removed' : 'script',
      severity: isScriptless ? 'notice' : 'warning',
      title: isScriptless ? `A script of ${name} was removed: ${what}` : `${name} runs a script: ${what}`,
      why: 'Put into a page as code, an SVG runs its scripts with the rights of that page.',
      fix: isScriptless
        ? 'Untick “Remove scripts” if the drawing needs it.'
        : 'Tick “Remove scripts”, unless the drawing needs it.',
      ref: svg2,
      place: { field: 'svg', line },
    })
  if (unseen.symbols.length > 0)
    found.push({
      id: 'sprite',
      severity: 'notice',
      title: `${name} is a sprite: ${listed(unseen.symbols)} stay as pages ask for them`,
      why: 'A symbol is drawn where a page uses it. Here it shows nothing, so the comparison does not see it.',
      place,
    })
  if (unseen.hasStates)
    found.push({
      id: 'states',
      severity: 'notice',
      title: `The style sheet of ${name} has rules that hold only at times, so it stays a sheet`,
      why: 'Dark mode, :hover and animations are not in a still picture, and attributes cannot hold them.',
      place,
    })
  if (unseen.hasForeign)
    found.push({
      id: 'foreign-object',
      severity: 'notice',
      title: `HTML inside foreignObject of ${name} is left as it was`,
      why: 'Its white space counts, and what draws the comparison may not show it.',
      place,
    })
  if (lostIds.length > 0)
    found.push({
      id: 'ids',
      severity: 'notice',
      title: `${name} lost or renamed ${lostIds.length === 1 ? 'an id' : `${lostIds.length} ids`}: ${listed(lostIds)}`,
      why: 'Inside the drawing nothing refers to the old names. A style sheet or script of a page can.',
      fix: 'Tick “Keep the ids” if one does.',
      place,
    })
  for (const { url, line } of external)
    found.push({
      id: 'external',
      severity: 'notice',
      title: `${name} asks for ${url.slice(0, 120)}`,
      why: 'It was not loaded here, so this part was not compared. In an <img> a browser does not load it either.',
      ref: svg2,
      place: { field: 'svg', line },
    })
  if (off.length > 0)
    found.push({
      id: 'switched-off',
      severity: 'notice',
      title: `${off.join(', ')} ${off.length === 1 ? 'was' : 'were'} switched off for ${name}`,
      why: 'With it, the picture changed.',
      place,
    })
  if (isKept)
    found.push({
      id: 'kept',
      severity: 'notice',
      title: `${name} came back as it was`,
      why: 'No setting made it smaller without changing the picture.',
      place,
    })
  if (isAnimated)
    found.push({
      id: 'animated',
      severity: 'notice',
      title: `${name} moves, and only its first moment was compared`,
      why: 'A still picture says nothing about what follows.',
      fix: 'Look at the result before you publish it.',
      place,
    })
  if (isDrawnSame(differences))
    found.push({
      id: 'same-picture',
      severity: 'pass',
      title: `${name} is drawn the same at three sizes`,
      why: 'No pixel is off by more than 8 of 255.',
      place,
    })
  return found
}
