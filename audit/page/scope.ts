/**
 * Which pages a rule looks at. `response`: every response to a GET request. `html`: HTML with a status of 2xx that
 * visitors see. `indexable`: of those, the ones that search engines may show: allowed, without noindex, and canonical.
 */
export type Scope = 'response' | 'html' | 'indexable'
