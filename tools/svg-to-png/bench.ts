import type { Measure } from '#bench/measure.ts'
import { runTool } from '#engine/tool/run-tool.ts'
import { nodePorts } from '#providers/tool-ports/node-ports.ts'
import { tool } from './tool.ts'

/** Measures the time of rendering the sample at 1× to 4× with resvg. The resvg suite in Chromium is not run here. */
export async function measure(): Promise<Measure[]> {
  await runTool(tool, tool.samples[0].input, { ports: nodePorts(tool) })
  const began = performance.now()
  for (let turn = 0; turn < 5; turn++) await runTool(tool, tool.samples[0].input, { ports: nodePorts(tool) })
  const value = Math.round((performance.now() - began) / 5)
  return [
    {
      what: 'svg-to-png: four bitmaps of a badge, up to 480 × 480',
      value,
      unit: 'ms',
      limit: 1000,
      better: 'less',
      note: 'in Node, by resvg',
    },
  ]
}
