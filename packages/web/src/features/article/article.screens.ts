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
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof articleScreens> {}
}
