import { READ_COMMENTS } from './whitespace-rule.ts'

export type Options = { keepComments: boolean; keepTags: boolean }
type Peer = Pick<typeof import('html-minifier-terser'), 'minify'>

let ready: Promise<Peer> | undefined

/** html-minifier-terser with everything that leaves the tree alone. Its own rewriting of attributes stays off. */
export async function minifyPeer(html: string, options: Options): Promise<string> {
  ready ??= load()
  const { minify } = await ready
  return minify(html, peerOptions(options))
}

export const peerOptions = ({ keepComments, keepTags }: Options) => ({
  collapseWhitespace: true,
  removeComments: !keepComments,
  ignoreCustomComments: READ_COMMENTS,
  removeAttributeQuotes: true,
  removeOptionalTags: !keepTags,
  collapseBooleanAttributes: true,
  decodeEntities: true,
  continueOnParseError: true,
})

/**
 * The package's own entry brings Node's modules; this build is made for browsers, and asks once, as it loads, what
 * XMLHttpRequest can do. Node has none, so while it loads it gets one that does nothing.
 */
async function load(): Promise<Peer> {
  const stubs = {
    location: { host: '', protocol: 'https:' },
    XMLHttpRequest: class {
      open() {}
    },
  }
  const scope = globalThis as Record<string, unknown>
  const missing = Object.entries(stubs).filter(([name]) => scope[name] === undefined)
  for (const [name, stub] of missing) scope[name] = stub
  try {
    // @ts-expect-error It has no types of its own; they are those of the package.
    return (await import('html-minifier-terser/dist/htmlminifier.esm.bundle')) as Peer
  } finally {
    for (const [name] of missing) delete scope[name]
  }
}
