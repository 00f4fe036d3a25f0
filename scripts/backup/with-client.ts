import pg from 'pg'

/** Does some work with a connection of its own to a database. */
export async function withClient<T>(
  { url, name }: { url: string; name: 'prairie-backup' | 'prairie-restore' },
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: name })
  // A lost connection also fails the query; without a listener, it would end this process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
