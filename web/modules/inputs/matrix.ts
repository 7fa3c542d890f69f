import { lazy } from 'react'

/** Fetched by the pages that have a matrix, before it is reached. */
export const matrixInput = () => import('./matrix-input.tsx')
export const MatrixInput = lazy(matrixInput)
