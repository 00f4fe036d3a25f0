import { fetch } from 'undici'

/**
 * Fetches a URL that the operator of this server wrote into a command: it may lead to their own network, and a file of
 * any size comes as a stream. Never for a URL of a visitor.
 */
export const operatorFetch = fetch
