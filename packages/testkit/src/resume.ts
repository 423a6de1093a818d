export { resume } from '@duelhall/lessons'
