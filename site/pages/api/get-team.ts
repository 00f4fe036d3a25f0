import { reading } from '../../calls/endpoint.ts'
import { getTeam } from '../../features/journey/api.ts'

export const { GET, ALL, call } = reading(getTeam, { summary: 'The people of the agency.' })
