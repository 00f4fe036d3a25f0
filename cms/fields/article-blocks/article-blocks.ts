import { chart, code, comparison } from './data-blocks.ts'
import { caseStudy, tool } from './embed-blocks.ts'
import { figure, gallery, video } from './media-blocks.ts'
import { callout, callToAction, questions, quote, steps } from './text-blocks.ts'

/** The blocks of a text that is not an article. */
export const plainBlocks = [code]

/** The blocks that an article can contain, in the order of the editor's menu, which puts the first one last. */
export const articleBlocks = [
  code,
  callout,
  callToAction,
  figure,
  gallery,
  comparison,
  chart,
  quote,
  steps,
  questions,
  video,
  tool,
  caseStudy,
]
