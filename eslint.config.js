import tseslint from 'typescript-eslint'

export default tseslint.config(
  { ignores: ['build/', 'data/', 'test/out/', 'test/browser/node_modules/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  {
    rules: {
      eqeqeq: ['error', 'always'],
      'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true },
      ],
    },
  },
  {
    // Lost promises are lost errors: the one rule that pays for asking the type checker.
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
    },
  },
  {
    // A formatter takes memory that the garbage collector does not see: one module makes them and keeps them.
    files: ['**/*.{ts,tsx}'],
    ignores: ['contracts/kernel/formatters.ts', 'test/**', '**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          ':matches(MemberExpression[object.name="Intl"], VariableDeclarator[init.name="Intl"])',
          ':matches(MemberExpression[property.name=/^(toLocale(Date|Time)?String|localeCompare)$/], MemberExpression[property.value=/^(toLocale(Date|Time)?String|localeCompare)$/])',
        ].map((selector) => ({
          selector,
          message: 'Take the formatter or collator from contracts/kernel/formatters.ts.',
        })),
      ],
    },
  },
  {
    // Programs for a terminal talk on standard output.
    files: ['infra/**', 'services/serve.ts', 'services/cli/**', 'test/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly', setTimeout: 'readonly' } },
  },
)
