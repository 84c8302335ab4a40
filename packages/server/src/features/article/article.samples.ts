import { article } from '@daybook/contract/article/article.kind.ts'
import { registerSamples } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'
import type { World } from '@daybook/testkit/world.ts'

const make = ({ centre, build }: World) => build(centre.tenantId, (rows) => rows.article())
const { get, submit, remove } = registerSamples(make, { title: 'Open day', content: 'On Saturday.' })

export const articleSamples = samples(article, {
  get,
  submit,
  remove,
  getPublic: async (world) => ({ id: await make(world) }),
})
