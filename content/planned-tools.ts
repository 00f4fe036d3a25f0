import type { ToolAbout } from '../engine/tool/about.ts'

/** Tools that have a page and no code yet. Their texts are in `planned-tools/`; `npm run new:tool` takes both from here. */
export const plannedTools: ToolAbout[] = []
