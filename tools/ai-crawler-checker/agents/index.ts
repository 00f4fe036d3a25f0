import type { Agent } from './agent.ts'
import { searchAgents } from './search.ts'
import { trainingAgents } from './training.ts'
import { userAgents } from './user.ts'

/** All AI agents of the table: those that train, those that index, and those that users send. */
export const agents: Agent[] = [...trainingAgents, ...searchAgents, ...userAgents]
