import type { Gather } from '#engine/tool/artifacts.ts'
import type { Tool } from '#engine/tool/define-tool.ts'
import type { Envelope } from '#engine/tool/envelope.ts'
import type { Ports } from '#engine/tool/ports.ts'
import { runTool } from '#engine/tool/run-tool.ts'
import { nodePorts } from '#providers/tool-ports/node-ports.ts'

/** Empty ports, for tests of the code around a run. The clock never advances. */
export const emptyPorts: Ports = {
  now: () => 0,
  randomBytes: (size) => new Uint8Array(size),
  signal: new AbortController().signal,
  progress: () => {},
  partial: () => {},
  task: async () => undefined,
  asset: async () => new Uint8Array(),
  drawSvg: async () => new Uint8ClampedArray(),
}

/**
 * Runs a tool in this process with its real files, like the command line. Input is as in JSON, with files as `File`.
 * Without `gather`, a tool that looks at the web is unavailable.
 * @throws if the tool does
 */
export async function run(
  tool: Tool,
  input: Record<string, unknown>,
  { gather, ...ports }: Partial<Ports> & { gather?: Gather } = {},
  partial: (envelope: Envelope) => void = () => {},
) {
  return runTool(tool, input, { ports: { ...nodePorts(tool), ...ports }, partial, ...(gather ? { gather } : {}) })
}
