import { anchorRules } from './anchors.ts'
import { brokenLinkRules } from './broken.ts'
import { linkGraphRules } from './graph.ts'

export const linkRules = [...brokenLinkRules, ...linkGraphRules, ...anchorRules]
