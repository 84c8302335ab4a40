// `npm run where sleep` prints all parts of one feature in every package. Operations and screens are data, and files
// are named after their feature.

import { describeFeature, featureNames } from './lib/describe-feature.ts'
import { main, Problem } from './lib/problem.ts'

await main(async () => {
  const [name] = process.argv.slice(2)
  const names = featureNames()
  if (!name) throw new Problem(`Name a feature: npm run where ${names[0]}. There are: ${names.join(', ')}.`)
  if (!names.includes(name)) throw new Problem(`There is no feature ${name}. There are: ${names.join(', ')}.`)
  for (const { title, lines } of await describeFeature(name)) {
    console.log(`\n${title}`)
    for (const line of lines.length > 0 ? lines : ['none']) console.log(`  ${line}`)
  }
})
