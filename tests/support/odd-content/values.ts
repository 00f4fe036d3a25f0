import { random } from '#engine/art/series.ts'

/** A generator with a seed: it makes the same documents in every run. */
export type RandomValues = ReturnType<typeof randomFrom>

/** Returns a generator of random choices that are the same for the same seed. */
export function randomFrom(seed: string) {
  const next = random(seed)
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    isIn: (share: number) => next() < share,
    oneOf: <T>(list: readonly T[]) => list[below(list.length)] as T,
  }
}

const LONG = 1_000_000

const texts: (() => string)[] = [
  () => '',
  () => '   ',
  () => '\n\n\t',
  () => `A single word, then a megabyte: ${'x'.repeat(LONG)}`,
  () => 'Word after word. '.repeat(LONG / 17),
  () => 'e\u0301\u0302\u0303'.repeat(2_000),
  () => '\u202Eright to left\u202C \u200B\uFEFF\u2028\u2029',
  () => 'control \u0001\u0008\u000B\u001F\u007F\uFFFE characters',
  () => '\u{1F469}\u200D\u{1F469}\u200D\u{1F467} \u{1F3F4}\u{E0067}\u{E007F}',
  () => '</script><script>alert(1)</script><!--',
  () => '<img src=x onerror=alert(1)>',
  () => '{{title}} %s %n ]]>',
  () => 'javascript:alert(1)',
  () => 'https://[',
  () => '//example.com/\\..',
  () => '/%E0%A4%A',
  () => 'mailto:',
  () => 'null',
  () => 'NaN',
  () => '-1',
  () => '99999999999999999999',
  () => '25:61',
  () => 'Mars/Olympus_Mons',
  () => '#',
]

const numbers = ['0', '-1', '0.1', '1e308', '-1e308', 'NaN', '9007199254740993', '12345678901234567890']
const days = ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '1970-01-01T00:00:00Z', '2026-02-28T23:59:60Z']

/** A column as PostgreSQL describes it; `labels` are the values of an enum. */
export type Column = { name: string; type: string; isNullable: boolean; isUnique: boolean; labels: string[] | null }

/** Returns a value that the column accepts and no form would allow. Undefined leaves the value unchanged. */
export function oddValue({ type, isNullable, labels }: Column, random: RandomValues, ids: readonly number[]): unknown {
  if (isNullable && random.isIn(0.4)) return null
  if (labels) return random.oneOf(labels)
  if (type === 'varchar' || type === 'text') return random.oneOf(texts)()
  if (type === 'numeric') return random.oneOf(numbers)
  if (type === 'bool') return random.isIn(0.5)
  if (type === 'timestamptz') return random.oneOf(days)
  if (type === 'jsonb') return JSON.stringify(oddBody(random, ids))
  return undefined
}

type Node = Record<string, unknown>

/** Returns rich text as an older version, an import, or a deleted relation may have left it. */
function oddBody(random: RandomValues, ids: readonly number[]): unknown {
  const id = random.isIn(0.5) ? random.oneOf(ids) : 999_999
  const text = (words: unknown): Node => ({
    type: 'text',
    text: words,
    format: random.oneOf([0, 1, 4_095, -1, null, 'bold']),
  })
  const paragraph = (...children: unknown[]): Node => ({ type: 'paragraph', children })
  const nodes: (() => unknown)[] = [
    () => paragraph(text('Fine.')),
    () => paragraph(),
    () => ({ type: 'paragraph' }),
    () => ({ type: 'paragraph', children: null }),
    () => paragraph(text(null), text(7), text(undefined), text(random.oneOf(texts)())),
    () => ({ type: 'heading', tag: random.oneOf(['h1', 'h2', 'h9', 'script', '', null]), children: [text('Same')] }),
    () => ({ type: 'heading', children: [] }),
    () => ({
      type: 'list',
      listType: random.oneOf(['bullet', 'number', 'check', 'other', null]),
      start: 'x',
      children: [text('no item')],
    }),
    () => ({ type: 'list', tag: 'ol', children: [{ type: 'listitem', value: -1, checked: 'yes' }] }),
    () => nested(random.oneOf([3, 60])),
    () => ({
      type: 'link',
      fields: random.oneOf([null, {}, { url: 'javascript:alert(1)' }, { url: null, linkType: 'custom' }]),
      children: [text('link')],
    }),
    () => ({ type: 'link', children: [{ type: 'link', fields: { url: 'https://[' }, children: [] }] }),
    () => ({
      type: 'link',
      fields: {
        linkType: 'internal',
        doc: { relationTo: random.oneOf(['posts', 'posts', '__proto__', 'constructor']), value: id },
      },
      children: [text('gone')],
    }),
    () => ({ type: 'upload', relationTo: 'media', value: random.oneOf([id, null, 'x', {}, { id }]), fields: null }),
    () => ({ type: 'upload' }),
    () => ({ type: 'relationship', relationTo: 'posts', value: id }),
    () => ({
      type: 'block',
      fields: random.oneOf([
        null,
        {},
        { blockType: 'gone' },
        { blockType: 'code', code: null },
        { blockType: 'embed', url: 'x' },
      ]),
    }),
    () => ({
      type: 'block',
      fields: { blockType: 'code', language: random.oneOf([null, 'none', '__proto__']), code: random.oneOf(texts)() },
    }),
    () => ({
      type: 'table',
      children: [{ type: 'tablerow', children: [{ type: 'tablecell', colSpan: -1, rowSpan: 'x', children: null }] }],
    }),
    () => ({ type: 'table', children: [] }),
    () => ({ type: 'quote', children: [null] }),
    () => ({ type: 'unknown', children: [paragraph(text('inside'))] }),
    () => ({ type: null }),
    () => ({}),
    () => null,
    () => 'text',
    () => ({ type: 'linebreak' }),
    () => ({ type: 'horizontalrule' }),
  ]
  const some = () => Array.from({ length: random.below(6) }, () => random.oneOf(nodes)())
  return random.oneOf([
    () => ({}),
    () => [],
    () => 'text',
    () => 7,
    () => ({ root: null }),
    () => ({ root: {} }),
    () => ({ root: { children: null } }),
    () => ({ root: { type: 'root', children: [] } }),
    ...Array.from({ length: 8 }, () => () => ({ root: { type: 'root', children: some() } })),
  ])()

  function nested(depth: number): Node {
    const item = { type: 'listitem', children: depth > 0 ? [nested(depth - 1)] : [text('deep')] }
    return { type: 'list', listType: 'bullet', children: [item] }
  }
}
