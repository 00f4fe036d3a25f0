import type { loadEsbuild } from '#engine/javascript/esbuild.ts'
import type { Options } from './engines.ts'

export type Esbuild = Pick<Awaited<ReturnType<typeof loadEsbuild>>, 'transform'>
export type Warning = { text: string; line: number | null; column: number | null; lineText: string | null }
type Message = { text: string; location: { line: number; column: number; lineText: string } | null }

export type Look = {
  warnings: Warning[]
  /** Why the source cannot be minified. */
  invalid: string | null
}

/**
 * Returns what esbuild reports about the source: warnings, or why it cannot be parsed or written in the requested
 * syntax.
 */
export async function firstLook(
  source: string,
  { isModule, target }: Pick<Options, 'isModule' | 'target'>,
  esbuild: Esbuild,
): Promise<Look> {
  try {
    const { warnings }: { warnings: Message[] } = await esbuild.transform(source, {
      loader: 'js',
      target,
      logLevel: 'silent',
      ...(isModule ? { format: 'esm' as const } : {}),
    })
    return { warnings: warnings.map(warningOf), invalid: null }
  } catch (error) {
    const [first] = (error as { errors?: Message[] }).errors ?? []
    if (!first) throw error
    const { text, location } = first
    const place = location ? `Line ${location.line}, column ${location.column + 1}: ` : ''
    const plain = text
      .replace(' with the "esm" output format due to strict mode', ' in a module')
      .replace(/^The JSX syntax .*/, 'A value cannot begin with "<"')
      .replace(/:$/, '')
    return { warnings: [], invalid: `${place}${plain}. ${await reasonFor(source, text, esbuild)}` }
  }
}

const warningOf = ({ text, location }: Message): Warning => ({
  text,
  line: location?.line ?? null,
  column: location ? location.column + 1 : null,
  lineText: location?.lineText.slice(0, 200) ?? null,
})

/** Returns what the text is instead of JavaScript, if that can be detected. */
async function reasonFor(source: string, text: string, { transform }: Esbuild) {
  if (text.includes('configured target environment'))
    return 'It cannot be written in older syntax: choose a newer one under “Syntax”.'
  if (text.includes('"esm" output format')) return 'It is valid as a script: choose that under “Read as”.'
  const parses = (loader: 'json' | 'jsx' | 'ts' | 'tsx') =>
    transform(source, { loader, logLevel: 'silent' }).then(
      () => true,
      () => false,
    )
  if (await parses('json')) return 'This is JSON: the JSON formatter minifies it.'
  if (/^\s*<(?:!doctype|html|head|body|script|[?!])/i.test(source))
    return 'This looks like HTML: paste only the code between <script> and </script>.'
  if (await parses('jsx')) return 'This is JSX, which browsers do not run: compile it first, then minify the result.'
  if ((await parses('ts')) || (await parses('tsx')))
    return 'This is TypeScript, which browsers do not run: compile it first, then minify the result.'
  return 'The code does not parse as JavaScript, so nothing was minified.'
}
