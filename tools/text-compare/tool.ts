import { z } from 'zod'
import { foldEqualRows } from '#engine/diff/fold.ts'
import { countOf } from '#engine/text/count-of.ts'
import { type Block, code, type DiffRow, diff, metric, table } from '#engine/tool/blocks.ts'
import { defineTool } from '#engine/tool/define-tool.ts'
import { field } from '#engine/tool/field.ts'
import { mainTextBlock, mainTextLabel, mainTextLimits } from '#engine/web/text-source.ts'
import { about } from './about.ts'
import { readSides, requestsOf } from './read-sides.ts'
import { unseenDifferences } from './unseen.ts'

/** Maximum number of rows that a page can render; further ones are left out. */
const MAX_ROWS = 3_000

const line = z.number().describe('Number of its first line, from 1')
const lines = z.number().describe('Number of lines')

export const tool = defineTool({
  ...about,
  isLive: true,
  action: 'Compare',
  guide: [
    'Compares two texts, or the main texts of two pages by their URLs, line by line, word by word, or character by character; use it to see what changed between two versions.',
    'Returns the changed lines side by side, the moved blocks, the similarity in percent, and a patch.',
  ],
  input: z.object({
    before: field.text({ label: 'Before', rows: 6, isOptional: true, max: 2_000_000 }),
    beforeUrl: field.pageUrl({ label: 'Or the URL of the earlier page', isOptional: true }),
    after: field.text({ label: 'After', rows: 6, isOptional: true, max: 2_000_000 }),
    afterUrl: field.pageUrl({ label: 'Or the URL of the later page', isOptional: true }),
    unit: field.choice({
      label: 'Show changes by',
      advanced: true,
      default: 'word',
      options: { line: 'Line', word: 'Word', char: 'Character' },
    }),
    ignoreCase: field.flag({ label: 'Ignore case', advanced: true }),
    ignoreSpace: field.flag({
      label: 'Ignore spaces',
      advanced: true,
      hint: 'Several spaces count as one; spaces at the ends of lines are ignored.',
    }),
    isPageText: field.flag({
      label: 'Compare the text of HTML',
      advanced: true,
      hint: 'Only the visible text is compared, one block per line; tags and scripts are ignored.',
    }),
  }),
  output: z.object({
    isEqual: z.boolean(),
    similarity: z.number().nullable().describe('Share of equal characters, 0 to 1; null for two empty texts'),
    counts: z
      .object({ added: lines, removed: lines, changed: lines, same: lines })
      .describe('Lines by what happened to them'),
    unseen: z.array(z.string()).describe('The only difference, if it is invisible'),
    movedBlocks: z.array(z.object({ before: line, after: line, lines })),
    patch: z.string().describe('A unified diff; empty where nothing changed'),
  }),
  swap: ['before', 'after', 'beforeUrl', 'afterUrl'],
  fetches: ['beforeUrl', 'afterUrl'],
  needs: { pages: requestsOf },
  samples: [
    {
      label: 'Terms with “minor fixes”',
      input: {
        before:
          'Terms of the Oakfield shop\n\nReturns are free within 30 days of delivery.\nWe answer within one business day.\n\nPrices include tax.\nShipping to Canada takes five days.\n',
        after:
          'Terms of the Oakfield shop\n\nPrices include tax.\nShipping to Canada takes five days.\n\nReturns are free within 14 days of purchase.\nWe answer within one business day.\nGift cards cannot be returned.\n',
        unit: 'word',
      },
    },
    {
      label: 'Two pages by their URLs',
      input: { beforeUrl: 'https://example.com/', afterUrl: 'https://example.com/new/' },
    },
  ],
  libraries: [
    { name: 'diff', does: 'Finds the shortest edit between anchors (Myers 1986)' },
    { name: 'parse5', does: 'Reads HTML when the text of a page is compared' },
  ],
  limits: [
    'A diff is one of several shortest ways to describe a change. It does not know which version is right.',
    'A line that was both moved and changed appears as one removed and one added.',
    'A stretch with more than 1,500 edits between two anchors (400 within a line) is shown as replaced.',
    'If you enter a URL, the main text of the page is compared, without menus and footers, and without text that scripts add.',
  ],
  run: async (input, { pages }) => {
    const { unit, ignoreCase, ignoreSpace } = input
    const { before, after, read } = await readSides(input, pages)
    const { compare } = await import('#engine/diff/compare.ts')
    const { unifiedPatch } = await import('./patch.ts')
    const { rows, equal, lineEnds, movedBlocks } = compare(before, after, unit, { ignoreCase, ignoreSpace })
    const all = before.length + after.length
    const counted = (kind: DiffRow['kind']) => rows.filter((row) => row.kind === kind).length
    return {
      similarity: all === 0 ? null : Math.min(1, (2 * equal) / all),
      pages: read,
      isEqual: before === after,
      unseen: unseenDifferences(before, after),
      counts: { added: counted('add'), removed: counted('del'), changed: counted('change'), same: counted('same') },
      lineEnds,
      movedBlocks,
      rows: foldEqualRows(rows),
      patch: unifiedPatch(before, after),
    }
  },
  report: ({ similarity, isEqual, unseen, pages, counts, lineEnds, movedBlocks, rows, patch }, { isPageText }) => {
    const { added, removed, changed } = counts
    const percent = similarity === null ? null : Math.floor(similarity * 1_000) / 10
    const isSame = added + removed + changed + movedBlocks.length === 0
    const shown = rows.slice(0, MAX_ROWS)
    const blocks: Block[] = [
      metric([
        {
          label: 'Similarity',
          value: percent,
          unit: '%',
          method:
            'Twice the number of equal characters, divided by the characters of both texts. Moved characters do not count.',
        },
        { label: 'Lines added', value: added, method: 'Lines that are only in the second text.' },
        { label: 'Lines removed', value: removed, method: 'Lines that are only in the first text.' },
        {
          label: 'Lines changed',
          value: changed,
          method: 'Pairs of lines that share at least 30% of their characters, compared by word or character.',
        },
        ...(lineEnds > 0
          ? [
              {
                label: 'Line ending only',
                value: lineEnds,
                method: 'Changed lines that differ only in their line ending: CR LF, LF, or none on the last line.',
              },
            ]
          : []),
        {
          label: 'Blocks moved',
          value: movedBlocks.length,
          method: 'Runs of equal lines, 20 characters or more, that moved to another place.',
        },
      ]),
      diff({
        title: 'Side by side',
        labels: [
          pages.before ? mainTextLabel(pages.before) : 'Before',
          pages.after ? mainTextLabel(pages.after) : 'After',
        ],
        rows: shown,
      }),
    ]
    if (movedBlocks.length > 0)
      blocks.push(
        table({
          title: 'Moved blocks',
          columns: [
            { label: 'Line before', form: 'number' },
            { label: 'Line after', form: 'number' },
            { label: 'Lines', form: 'number' },
          ],
          rows: movedBlocks.slice(0, 500).map(({ before, after, lines }) => [before, after, lines]),
        }),
      )
    if (patch !== '') blocks.push(code({ title: 'Patch', code: patch, language: 'text', fileName: 'changes.patch' }))
    for (const page of [pages.before, pages.after]) if (page) blocks.push(mainTextBlock(page))
    const summary = isEqual
      ? `The two ${isPageText ? 'pages show the same text' : 'texts are equal'}, character by character`
      : isSame
        ? 'The texts are equal apart from what you chose to ignore'
        : unseen.length > 0
          ? `The texts look the same, but differ in ${unseen.join(' and ')}`
          : `${percent ?? 0}% alike: ${listed([
              [added, 'line', 'added'],
              [removed, 'line', 'removed'],
              [changed, 'line', changed === lineEnds ? 'changed only in the line end' : 'changed'],
              [movedBlocks.length, 'block', 'moved'],
            ])}`
    const limits = [
      ...(rows.length > shown.length ? [`Only the first ${MAX_ROWS} rows are shown; the patch has all of them.`] : []),
      ...mainTextLimits(pages.before),
      ...mainTextLimits(pages.after),
    ]
    return { summary, blocks, limits }
  },
})

/** @example listed([[2, 'line', 'added'], [0, 'line', 'removed']]) // '2 lines added' */
const listed = (counts: [count: number, unit: string, what: string][]) =>
  counts
    .filter(([count]) => count > 0)
    .map(([count, unit, what]) => `${countOf(count, unit)} ${what}`)
    .join(', ')
