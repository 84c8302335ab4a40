import { article, articleRegister } from '@daybook/contract/article/article.kind.ts'
import { IconNews } from '@tabler/icons-react'
import { client } from '../../platform/api/client.ts'
import { registerKind, registerPages } from '../register/index.ts'

export const articlePages = registerPages(
  registerKind({
    name: 'article',
    register: articleRegister,
    api: client(article),
    icon: IconNews,
    about: ['publishTime'],
  }),
)
