import pg from 'pg'

/** Creates the database if it is missing and returns its connection string. */
export async function makeDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).toString()
}
