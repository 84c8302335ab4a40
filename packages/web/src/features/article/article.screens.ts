import { registerSearch } from '../../platform/screens/register.search.ts'
import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

export const articleScreens = screens({
  news: {
    path: '/pages/news/list',
    title: 'article.list',
    can: 'public',
    menu: { group: 'team', icon: 'news', order: 9 },
    needs: async () => [(await import('./article.data.ts')).newsQuery()],
    load: () => import('./NewsScreen.tsx'),
  },
  newsDetail: {
    path: '/pages/news/detail',
    title: 'article.one',
    can: 'public',
    search: search('id'),
    load: () => import('./NewsDetailScreen.tsx'),
  },
  article: {
    path: '/pages/manage/article',
    title: 'article.manage',
    can: 'article.edit',
    search: registerSearch,
    part: 'screen',
    manage: { group: 'records', icon: 'writing', order: 15 },
    load: () => import('./article.pages.ts'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof articleScreens> {}
}
