import { article } from '@daybook/contract/article/article.contract.ts'
import { articleRegister } from '@daybook/contract/article/article.register.ts'
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
