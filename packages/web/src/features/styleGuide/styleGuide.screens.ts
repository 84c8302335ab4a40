import { type ScreensOf, screens } from '../../platform/screens/screens.ts'
import { search } from '../../platform/screens/search.ts'

// For whoever builds screens. They stand in no menu.
export const styleGuideScreens = screens({
  styleGuide: {
    path: '/pages/demo/demo',
    title: 'styleGuide.title',
    load: () => import('./StyleGuideScreen.tsx'),
  },
  demoStorage: {
    path: '/pages/demo/storage',
    title: 'styleGuide.storage',
    load: () => import('./DemoStorageScreen.tsx'),
  },
  demoSession: {
    path: '/pages/demo/vuex',
    title: 'styleGuide.session',
    load: () => import('./DemoSessionScreen.tsx'),
  },
  demoFaces: {
    path: '/pages/demo/mock',
    title: 'styleGuide.faces',
    load: () => import('./DemoFacesScreen.tsx'),
  },
  demoRequests: {
    path: '/pages/demo/request',
    title: 'styleGuide.requests',
    load: () => import('./DemoRequestsScreen.tsx'),
  },
  demoList: {
    path: '/pages/demo/crud',
    title: 'styleGuide.list',
    search: search('state'),
    load: () => import('./DemoListScreen.tsx'),
  },
  demoForm: {
    path: '/pages/demo/crud1',
    title: 'styleGuide.form',
    load: () => import('./DemoFormScreen.tsx'),
  },
  demoDetail: {
    path: '/pages/demo/crud2',
    title: 'styleGuide.detail',
    load: () => import('./DemoDetailScreen.tsx'),
  },
})

declare module '../../platform/screens/screens.ts' {
  interface Screens extends ScreensOf<typeof styleGuideScreens> {}
}
