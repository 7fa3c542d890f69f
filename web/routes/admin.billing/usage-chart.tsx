export { TimeChart as default } from '../../charts/time-chart.tsx'
