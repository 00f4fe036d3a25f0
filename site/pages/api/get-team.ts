import { reading } from '#site/calls/endpoint.ts'
import { getTeam } from '#site/features/journey/api.ts'

export const { GET, ALL, call } = reading(getTeam, { summary: 'The people of the agency.' })
