import { runCall } from '../../../../../tools/runs/run-call.ts'

export const { GET, DELETE, POST, ALL } = runCall
