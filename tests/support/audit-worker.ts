// Runs the job of one audit in a process that a test may kill: AUDIT_ID=12 node audit-worker.ts
import { stopCms } from '#cms/database/client.ts'
import { examineSite } from '#worker/examine-site.ts'

await examineSite({ id: Number(process.env.AUDIT_ID) })
await stopCms()
process.exit(0)
