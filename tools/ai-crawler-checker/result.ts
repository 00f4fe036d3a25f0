import type { Finding } from '#engine/tool/blocks.ts'
import type { LlmsTxt } from './llms-txt.ts'
import type { Signal } from './page-signals.ts'
import type { TextShare } from './text-share.ts'
import type { AgentVerdict, RobotsState } from './verdicts.ts'

/** What was found, without its findings. */
export type Checked = {
  url: string
  robots: { url: string; status: number | null; text: string; failure?: string }
  state: RobotsState
  verdicts: AgentVerdict[]
  signals: Signal[]
  llmsUrl: string
  llmsStatus: 'file' | 'none' | 'html'
  llmsTxt: LlmsTxt | undefined
  share: TextShare | undefined
  /** Where a script leads browsers, if that is another site. */
  leadsTo: string | undefined
  pageFailure: string | undefined
  /** Whether the failure says nothing about the page: the server refuses our bot, or our own limit was reached. */
  isRefused: boolean
}
export type Result = Checked & { findings: Finding[] }
