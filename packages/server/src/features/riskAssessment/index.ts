export { riskAssessmentRoutes } from './riskAssessment.routes.ts'
