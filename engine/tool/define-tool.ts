import type { z } from 'zod'
import type { ToolAbout } from './about.ts'
import type { ArtifactRequests, Artifacts, Gather } from './artifacts.ts'
import type { Block } from './blocks.ts'
import type { NextTool, OutFile, Source, Status } from './envelope.ts'
import type { Ports } from './ports.ts'

/** For each artifact that a tool needs: what to request, given its input. */
type Needs<Input> = { [Name in keyof Artifacts]?: (input: Input) => ArtifactRequests[Name] | undefined }
/** The gathered artifacts. One is undefined if the tool did not request it: a text was pasted instead of a URL. */
type Needed<N> = { [Name in keyof N & keyof Artifacts]: Artifacts[Name] | NoneAsked<N[Name]> }
type NoneAsked<F> = 0 extends 1 & F
  ? // biome-ignore lint/suspicious/noExplicitAny: a tool of any needs.
    any
  : F extends (input: never) => infer Request
    ? Extract<Request, undefined>
    : never

/** A library that affects the result; its version and license are read from its package. */
export type Library = { name: string; does: string }

/** A filled-in form. Files are named: they are in `public/samples`. */
export type Sample = { label: string; input: Record<string, string | number | boolean | string[]> }

export type Report = {
  /** The verdict as a sentence. */
  summary: string
  blocks: Block[]
  files?: OutFile[]
  /** Default: measured here and now. */
  sources?: Source[]
  status?: Extract<Status, 'done' | 'partial' | 'unavailable'>
  /** Limits of this run only, in addition to the tool's own. */
  limits?: string[]
  /** The two or three tools that follow from the findings; `input` by field of that tool. */
  next?: NextTool[]
  /** Values that the page puts into fields of the form, by name, such as those of a loaded page. */
  fills?: Record<string, string>
}

export type ToolDefinition<S extends z.ZodObject, N, Data> = Pick<ToolAbout, 'slug' | 'name' | 'category' | 'runs'> & {
  /** Runs while someone types. For tools that take less than 100 ms. */
  isLive?: boolean
  /** After its first run, runs again whenever a slider, choice, or box of the form is moved. */
  followsForm?: boolean
  /** Runs when its page opens, which shows this message meanwhile. For tools without required input. */
  startsAlone?: string
  /** The label of the button: a verb and its object. */
  action: string
  /** Two sentences for assistants: what the tool does and when to use it, and what it returns. */
  guide: readonly [does: string, returns: string]
  input: S
  /**
   * What the button “Swap” exchanges: the values of two fields, or of several pairs of fields; or the `source` with
   * what was made of it, while `choice` gets its other value.
   */
  swap?: [string, string, ...string[]] | { source: string; choice: string }
  /** Schema of what `run` returns, for programs. Every figure has a description with its unit. */
  output?: z.ZodType
  samples: [Sample, ...Sample[]]
  needs?: N
  /** Fields of a browser tool that require our server: if one is filled in, the tool runs there. */
  fetches?: string[]
  /** Files of packages that `asset()` may request: name → module specifier, `'pkg/file.wasm'`. */
  assets?: Record<string, string>
  libraries?: Library[]
  /** Parts of a run that can take place side by side, by name: `ports.task()` runs them. */
  // biome-ignore lint/suspicious/noExplicitAny: each task knows its own payload.
  tasks?: Record<string, (payload: any, ports: Ports) => Promise<unknown>>
  /**
   * When the visitor moves to the form, the page runs the first sample invisibly; when they pause in typing, it begins
   * a run with their input, up to its first task. The first result then waits neither for an engine nor for what
   * `remember` caches.
   */
  warmsUp?: boolean
  /** What the tool does not see or do, one sentence each. */
  limits: string[]
  /** Seconds after which a run is ended. The maximum on our server is 5, or 30 for image tools. */
  timeLimit?: number
  /** Whether what was sent takes less than a minute, so that the run takes no turn among the long ones. */
  isShort?: (sent: Record<string, unknown>) => boolean
  /**
   * `gather` requests artifacts whose need only shows during the run, such as the images that a page names.
   * @throws {Failure} invalid, with `errors` by field, for errors that the schema cannot detect
   */
  run: (input: z.output<S>, context: Needed<N> & Ports & { gather: Gather }) => Data | Promise<Data>
  /** `isPartial`: a better result may follow, so the report must not name a winner. */
  report: (data: Data, input: z.output<S>, run?: { isPartial: boolean }) => Report
  /** The result in short, under the name that the specification (§3) gives it. It is added to the data. */
  inShort?: (data: Data) => Record<string, unknown>
}

// biome-ignore lint/suspicious/noExplicitAny: a tool of any input and result.
export type Tool = ToolDefinition<any, any, any>

/**
 * Returns a tool as one object: what it is, what it takes, what it needs, how it judges, how it reports. It is pure:
 * clock, chance, files and network are given to `run`. What is heavy is imported inside `run`, so that a list of all
 * tools stays light.
 * @example
 * export const tool = defineTool({
 *   ...about, isLive: true, action: 'Count',
 *   guide: ['Counts the words of a text; use it to check a length.', 'Returns the number of words.'],
 *   input: z.object({ text: field.text({ label: 'Text' }) }),
 *   samples: [{ label: 'A product text', input: { text: 'Wool socks, knitted in Maine.' } }],
 *   limits: ['Words are counted, not judged.'],
 *   run: ({ text }) => ({ words: countWords(text) }),
 *   report: ({ words }) => ({
 *     summary: `${words} words`,
 *     blocks: [metric([{ label: 'Words', value: words, method: 'Word boundaries of UAX #29.' }])],
 *   }),
 * })
 */
export function defineTool<S extends z.ZodObject, const N extends Needs<z.output<S>>, Data>(
  definition: ToolDefinition<S, N, Data>,
) {
  return definition
}
