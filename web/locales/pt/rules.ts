/**
 * Problems with the fields of a form that browsers and the server both find, by their English sentence. They are not in
 * refusals.ts, so that a page loads only these.
 */
export default {
  'Required field': 'Campo obrigatório',
  'This field of a form is required': 'Este campo é obrigatório',
  'Character limit exceeded': 'Limite de caracteres excedido',
  'Required at least {{0}} characters': 'São necessários pelo menos {{0}} caracteres',
  'Add at least one question': 'Adicione pelo menos uma pergunta',
  'Additional information cannot be more than {{0}} fields':
    'As informações adicionais não podem ter mais de {{0}} campos',
  'Required at least {{0}} item(s)': 'Mínimo de itens necessários: {{0}}',
  'Minimum salary cannot be less than {{0}}': 'O salário mínimo não pode ser menor que {{0}}',
  'Minimum salary cannot be more than {{0}}': 'O salário mínimo não pode ser maior que {{0}}',
  'Maximum salary cannot be less than {{0}}': 'O salário máximo não pode ser menor que {{0}}',
  'Responsibilities cannot be more than {{0}}': 'Não é possível ter mais de {{0}} responsabilidades',
  'Benefits cannot be more than {{0}}': 'Não é possível ter mais de {{0}} benefícios',
  'A journey starts with one form page and ends with one thank-you and one reject page':
    'Uma jornada começa com uma página de formulário e termina com uma de agradecimento e uma de rejeição',
  'Two modules have the same id': 'Dois módulos têm o mesmo ID',
  'Maximum {{0}} questions allowed per job': 'São permitidas no máximo {{0}} perguntas por vaga',
  'Invalid fields, some changes were not saved.': 'Campos inválidos; algumas alterações não foram salvas.',
  'Enter the whole number with its country code, such as +44 20 7946 0000':
    'Informe o número completo com o código do país, como +44 20 7946 0000',
  'This email address is not complete': 'Este endereço de e-mail não está completo',
  'This telephone number is not complete': 'Este número de telefone não está completo',
  'Enter a web address, such as https://company.com': 'Informe um endereço web, como https://company.com',
} as Record<string, string>
