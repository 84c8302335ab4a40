// `npm run new-feature bottleFeed` creates a working feature in all packages, then updates the schema, the database
// types and its rows of the permission matrix. `-- --like report` makes a kind of a mechanism.
import { parseArgs } from 'node:util'
import { writeTables } from './generate.ts'
import { likes, makeFeature, mustBeNew } from './lib/feature-template.ts'
import { main, Problem } from './lib/problem.ts'
import { runModule } from './lib/run-program.ts'
import { step } from './lib/steps.ts'
import { writeSchema } from './schema.ts'

await main(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { like: { type: 'string' } } })
  const [name = ''] = positionals
  mustBeNew(name)
  const like = likes.find((one) => one === (values.like ?? 'plain'))
  if (!like) throw new Problem(`A feature is made --like ${likes.join(', ')}.`)
  const made = await step('Files', async () => [...makeFeature(name, like), ...(await writeTables())])
  await step('Schema and types', writeSchema)
  await step('Format', () =>
    mustSucceed('@biomejs/biome/bin/biome', ['check', '--write', '--log-level=error', ...made]),
  )
  const law = ['run', '--project', 'api', 'packages/server/src/laws/permissions', '-u', '--reporter=dot']
  // Only its own rows: the others are as they were.
  process.env.LAWS_OF_FEATURES = name
  await step('Permission matrix', () => mustSucceed('vitest/vitest.mjs', law))
  console.log(`\n${made.map((path) => `  ${path}`).join('\n')}\n${next(name)}`)
})

async function mustSucceed(script: string, args: string[]): Promise<void> {
  const code = await runModule(script, args)
  if (code !== 0)
    throw new Problem(`${script} ended with ${code}; what was made so far stays, see git status.`)
}

function next(name: string): string {
  return `
Now make it yours: the words at the top of the contract, the columns, the path, the Chinese title, the icon, who may.
  npm run where ${name}                    shows it on every side
  npm test -- ${name}                      runs its tests
  npm run check                            and the laws
Enter its word into docs/domain-language.md.`
}
