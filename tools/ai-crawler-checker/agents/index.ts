import type { Agent } from './agent.ts'
import { searchAgents } from './search.ts'
import { trainingAgents } from './training.ts'
import { userAgents } from './user.ts'

/** All AI agents of the table: for training, for indexing, and for requests of users. */
export const agents: Agent[] = [...trainingAgents, ...searchAgents, ...userAgents]
