/** Where an audit is. Only a worker ends `running`. */
export const AUDIT_STATES = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'running', label: 'Running' },
  { value: 'done', label: 'Done' },
  { value: 'stopped', label: 'Stopped' },
  { value: 'failed', label: 'Failed' },
] as const
export type AuditRowState = (typeof AUDIT_STATES)[number]['value']
