import { getTeam } from '../../features/journey/api.ts'
import { reading } from '../../server/endpoint.ts'

export const { GET, ALL, call } = reading(getTeam, { summary: 'The people of the agency.' })
