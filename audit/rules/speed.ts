import { documentRules } from './speed/document.ts'
import { fileRules } from './speed/files.ts'
import { resourceRules } from './speed/resources.ts'
import { vitalRules } from './speed/vitals.ts'

export const speedRules = [...documentRules, ...resourceRules, ...vitalRules, ...fileRules]
