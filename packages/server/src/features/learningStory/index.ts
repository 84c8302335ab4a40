export { learningStoryPdf } from './learningSet.pdf.ts'
export { learningStoryAlerts } from './learningStory.alerts.ts'
export { learningStoryAwaiting, learningStoryRoutes } from './learningStory.routes.ts'
export { learningStoryFeedFiles } from './learningStory.view.ts'
