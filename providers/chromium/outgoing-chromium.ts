import { environment } from '#platform/environment/environment.ts'
import { surroundings } from '../http/outgoing.ts'
import { createChromium } from './create-chromium.ts'
import { machineTurn } from './machine-turn.ts'
import { findProgram } from './program.ts'

/** The Chromium of this server. */
export const outgoingChromium = createChromium({
  surroundings,
  program: findProgram(environment.chromiumPath),
  enterMachine: machineTurn(),
})
