import { callEndpoint } from '#site/calls/endpoint.ts'
import { readAgain } from '#site/features/audit/commands.ts'
import { ExamineAgain } from '#site/features/audit/schema.ts'

export const { POST, ALL, call } = callEndpoint(ExamineAgain, readAgain, {
  summary: 'Read the pages of a finding, or one page or link, again. The report then has what they are now.',
  isLimited: true,
  fromPath: ['key'],
})
