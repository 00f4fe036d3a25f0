import { bytesText, changeText, nameMaker, type SkippedFile } from '#engine/images/batch.ts'
import { type Block, code, type Finding, findings, image, metric, table } from '#engine/tool/blocks.ts'
import type { Report } from '#engine/tool/define-tool.ts'
import type { OutFile } from '#engine/tool/envelope.ts'
import type { Minified } from './minify-svg.ts'
import { isDrawnSame } from './render-difference.ts'

const svg2 = { label: 'SVG 2', url: 'https://www.w3.org/TR/SVG2/' }
const gzipRef = { label: 'RFC 1952', url: 'https://www.rfc-editor.org/rfc/rfc1952' }

export function reportOf(rows: (Minified | SkippedFile)[]): Report {
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
        { label: 'After', value: after, unit: 'bytes', method: 'UTF-8 bytes.', before },
        {
          label: 'After, gzip',
          value: sum((one) => one.after.gzip),
          unit: 'bytes',
          method: `Compressed with gzip by the browser or server; before:  ${sum((one) => one.before.gzip)}.`,
          ref: gzipRef,
        },
        {
          label: 'Pixels that differ',
          value: Number((worst * 100).toFixed(4)),
          unit: '%',
          method:
            'The maximum for any size and file: both versions are rendered at 48, 256, and 720 pixels; a pixel counts if a channel differs by more than 8 of 255.',
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
    const picture = isSame ? 'with no visible difference' : 'with a visible difference'
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
            alt: `${name} after optimization`,
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
      title: 'Both versions rendered and compared',
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
            'Bytes saved on top of the previous plugins, in SVGO’s order. Some save nothing themselves but help the next one.',
        },
      ],
      rows: [
        ...off.map((plugin) => [plugin, { text: 'off: changes the image', severity: 'warning' as const }, null]),
        ...plugins.map(({ plugin, saved }) => [plugin, 'on', saved]),
      ],
    }),
  ]
}

const percent = (share: number) => Number((share * 100).toFixed(4))

function findingsOf(row: Minified | SkippedFile): Finding[] {
  const place = { field: 'files' }
  if ('error' in row)
    return [
      { id: 'unreadable-file', severity: 'critical', title: row.error, why: 'The other files were processed.', place },
    ]
  const { name, off, scripts, isScriptless, unseen, lostIds, external, isKept, isAnimated, differences } = row
  const found: Finding[] = []
  for (const { what, line } of scripts)
    found.push({
      id: isScriptless ? 'script-removed' : 'script',
      severity: isScriptless ? 'notice' : 'warning',
      title: isScriptless ? `A script of ${name} was removed: ${what}` : `${name} runs a script: ${what}`,
      why: 'An SVG that is inlined in a page runs its scripts with the permissions of that page.',
      fix: isScriptless
        ? 'Turn off “Remove scripts” if the image needs the script.'
        : 'Turn on “Remove scripts” unless the image needs the script.',
      ref: svg2,
      place: { field: 'svg', line },
    })
  if (unseen.symbols.length > 0)
    found.push({
      id: 'sprite',
      severity: 'notice',
      title: `${name} is a sprite: ${listed(unseen.symbols)} stay because pages use them`,
      why: 'A symbol is rendered where a page uses it. On its own it shows nothing, so the comparison does not see it.',
      place,
    })
  if (unseen.hasStates)
    found.push({
      id: 'states',
      severity: 'notice',
      title: `The stylesheet of ${name} has conditional rules, so it was not inlined`,
      why: 'A still image shows no dark mode, :hover, or animations, and attributes cannot express them.',
      place,
    })
  if (unseen.hasForeign)
    found.push({
      id: 'foreign-object',
      severity: 'notice',
      title: `HTML inside foreignObject of ${name} is left as it was`,
      why: 'Its whitespace matters, and the renderer of the comparison may not show it.',
      place,
    })
  if (lostIds.length > 0)
    found.push({
      id: 'ids',
      severity: 'notice',
      title: `${name} lost or renamed ${lostIds.length === 1 ? 'an id' : `${lostIds.length} ids`}: ${listed(lostIds)}`,
      why: 'Nothing inside the SVG refers to the old names, but a stylesheet or script of a page may.',
      fix: 'Turn on “Keep ids” if one does.',
      place,
    })
  for (const { url, line } of external)
    found.push({
      id: 'external',
      severity: 'notice',
      title: `${name} requests ${url.slice(0, 120)}`,
      why: 'It was not loaded, so this part was not compared. Browsers don’t load it in an <img> either.',
      ref: svg2,
      place: { field: 'svg', line },
    })
  if (off.length > 0)
    found.push({
      id: 'switched-off',
      severity: 'notice',
      title: `${off.join(', ')} ${off.length === 1 ? 'was' : 'were'} switched off for ${name}`,
      why: 'It changed the image.',
      place,
    })
  if (isKept)
    found.push({
      id: 'kept',
      severity: 'notice',
      title: `${name} is unchanged`,
      why: 'No setting made it smaller without changing the image.',
      place,
    })
  if (isAnimated)
    found.push({
      id: 'animated',
      severity: 'notice',
      title: `${name} is animated, and only its first frame was compared`,
      why: 'A still image says nothing about what follows.',
      fix: 'Look at the result before you publish it.',
      place,
    })
  if (isDrawnSame(differences))
    found.push({
      id: 'same-picture',
      severity: 'pass',
      title: `${name} looks the same at three sizes`,
      why: 'No pixel differs by more than 8 of 255.',
      place,
    })
  return found
}
