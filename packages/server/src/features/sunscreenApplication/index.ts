export {
  sunscreenApplicationCareKind,
  sunscreenApplicationRoutes,
  sunscreenApplicationTasks,
} from './sunscreenApplication.routes.ts'
