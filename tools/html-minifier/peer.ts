import { READ_COMMENTS } from './whitespace-rule.ts'

export type Options = { keepComments: boolean; keepTags: boolean }
type Peer = Pick<typeof import('html-minifier-terser'), 'minify'>

let ready: Promise<Peer> | undefined

/** Minifies with html-minifier-terser and all options that keep the tree. Its own rewriting of attributes is off. */
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
 * Loads html-minifier-terser. The package's main entry imports Node modules. This build is for browsers and checks
 * once, while it loads, what XMLHttpRequest supports. Node has no XMLHttpRequest, so a stub exists while it loads.
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
