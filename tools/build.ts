import { main } from './lib/problem.ts'
import { buildWeb } from './lib/web-build.ts'

await main(async () => {
  console.log(
    (await buildWeb())
      ? 'The web app is built.'
      : 'The web app is as built before; nothing it is made of changed.',
  )
})
