import { certificateRules } from './security/certificate.ts'
import { cookieRules } from './security/cookies.ts'
import { domainRules } from './security/domain.ts'
import { headerRules } from './security/headers.ts'
import { pageSecurityRules } from './security/pages.ts'

export const securityRules = [...pageSecurityRules, ...headerRules, ...cookieRules, ...certificateRules, ...domainRules]
