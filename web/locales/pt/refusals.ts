/** Refusals by their English sentence, as `said` writes it. test/architecture/refusals.spec.ts finds the ones that lack a translation. */
export default {
  'There is this webhook already': 'Este webhook já existe',
  'There is no such webhook': 'Este webhook não existe',
  'Deliveries are kept for 30 days': 'As entregas são guardadas por 30 dias',
  'A company has 20 webhooks at most': 'Uma empresa pode ter no máximo 20 webhooks',
  'This cursor is not known here': 'Este cursor não é conhecido aqui',
  'There is no such recording': 'Esta gravação não existe',
  'Choose a picture of at most 1 MB': 'Escolha uma imagem de até 1 MB',
  'Choose a picture in PNG, JPEG or WebP format': 'Escolha uma imagem em formato PNG, JPEG ou WebP',
  'Give each stage a name of its own': 'Dê um nome diferente a cada etapa',
  'Say first which stages new jobs begin with': 'Defina primeiro com quais etapas as novas vagas começam',
  'No such event': 'Este evento não existe',
  'Enter the name of your company': 'Informe o nome da sua empresa',
  'Enter your name': 'Informe seu nome',
  'Use at most 100 characters': 'Use no máximo 100 caracteres',
  'Choose one of the languages': 'Escolha um dos idiomas',
  'Use 3 to 40 characters': 'Use de 3 a 40 caracteres',
  'Use letters a to z, digits, and single hyphens between them':
    'Use letras de a a z, algarismos e hifens simples entre eles',
  'This address is already taken. Please choose another one.': 'Este endereço já está em uso. Escolha outro.',
  'Yikes! Looks like this user already exists. Please contact Support if you are unable to access your existing account':
    'Opa! Parece que este usuário já existe. Fale com o suporte se não conseguir acessar sua conta',
  'Yikes! This username or email already exists and we don’t allow two accounts for the same user':
    'Opa! Este nome de usuário ou e-mail já existe, e não permitimos duas contas para o mesmo usuário',
  'The user your are attempting to sign up is invalid': 'Não é possível criar a conta com estes dados',
  'This phone number is already in use with another account': 'Este número de telefone já está em uso em outra conta',
  'Session expired': 'Sessão expirada',
  'Sorry, your password isn’t valid. Make sure it follows these rules below':
    'Esta senha não é válida. Confira se ela segue as regras abaixo',
  'Sorry, your password is too weak! Please avoid common words and try adding more characters, numbers or letters':
    'Esta senha é muito fraca! Evite palavras comuns e acrescente mais caracteres, números ou letras',
  'Sorry, this password is too common and can be guessed too easily. Please try another password':
    'Esta senha é muito comum e fácil de adivinhar. Tente outra senha',
  'Sorry, this password contains words from your signup info and that makes it too easy to guess! Please try another password':
    'Esta senha contém palavras dos seus dados de cadastro e por isso é fácil demais de adivinhar! Tente outra senha',
  'Your password is not secure enough, please change it': 'Sua senha não é segura o bastante. Troque-a',
  'Error in SSO authentication. Company does not support SSO.':
    'Erro na autenticação por SSO. A empresa não oferece SSO.',
  'Enter your email address': 'Informe seu endereço de e-mail',
  'Enter a complete email address, such as name@company.com':
    'Informe um endereço de e-mail completo, como nome@empresa.com',
  'No such group': 'Este grupo não existe',
  'A group can have {{0}} members': 'Um grupo pode ter {{0}} membros',
  'A company can have {{0}} groups': 'Uma empresa pode ter {{0}} grupos',
  'A company can have 20 API keys. Revoke one that is no longer used.':
    'Uma empresa pode ter 20 chaves de API. Revogue uma que não seja mais usada.',
  'A company can have {{0}} roles of its own': 'Uma empresa pode ter {{0}} funções próprias',
  'This company is registered already': 'Esta empresa já está cadastrada',
  'No such API key': 'Esta chave de API não existe',
  'Choose a role': 'Escolha uma função',
  'Select at least one user': 'Selecione pelo menos um usuário',
  'Enter the secret the identity provider gave you for this client':
    'Informe o segredo que o provedor de identidade gerou para este cliente',
  'Give the group a name': 'Dê um nome ao grupo',
  'Give the role a name': 'Dê um nome à função',
  'There is a group of this name already': 'Já existe um grupo com este nome',
  'There is a role of this name already': 'Já existe uma função com este nome',
  'No such company': 'Esta empresa não existe',
  'This identity signs another account in': 'Esta identidade já é usada para entrar em outra conta',
  'Your plan allows 1 active job, and it is in use.': 'Seu plano permite 1 vaga ativa, e ela está em uso.',
  'Your plan allows {{0}} active jobs, and all of them are in use.':
    'Seu plano permite {{0}} vagas ativas, e todas estão em uso.',
  'Your plan allows 1 user, and it is in use.': 'Seu plano permite 1 usuário, e a licença está em uso.',
  'Your plan allows {{0}} users, and all seats are in use.':
    'Seu plano permite {{0}} usuários, e todas as licenças estão em uso.',
  'This company has a subscription already': 'Esta empresa já tem uma assinatura',
  'This company has no subscription': 'Esta empresa não tem assinatura',
  'You cannot change your own role': 'Você não pode mudar sua própria função',
  'This link has been used or is too old. Ask for a new one.':
    'Este link já foi usado ou é antigo demais. Peça um novo.',
  'This invitation has expired. Invite the person again.': 'Este convite expirou. Convide a pessoa de novo.',
  'You cannot remove yourself': 'Você não pode remover a si mesmo',
  'This account exists already': 'Esta conta já existe',
  'This account has its company already': 'Esta conta já tem sua empresa',
  'Another code can be sent in 1 second.': 'Outro código poderá ser enviado em 1 segundo.',
  'Another code can be sent in {{0}} seconds.': 'Outro código poderá ser enviado em {{0}} segundos.',
  'Another code can be sent in 1 minute.': 'Outro código poderá ser enviado em 1 minuto.',
  'Another code can be sent in {{0}} minutes.': 'Outro código poderá ser enviado em {{0}} minutos.',
  'Another code can be sent in {{0}} hours.': 'Outro código poderá ser enviado em {{0}} horas.',
  'This code is no longer valid. Have a new one sent.': 'Este código não vale mais. Peça o envio de um novo.',
  'This invitation has been used already. Please sign in.': 'Este convite já foi usado. Entre na sua conta.',
  'You have an account with this email address already, and an account belongs to one company. Sign in, or ask your colleague to invite you at another address.':
    'Você já tem uma conta com este endereço de e-mail, e uma conta pertence a uma só empresa. Entre, ou peça ao seu colega que convide você em outro endereço.',
  'This invitation was sent to another email address.': 'Este convite foi enviado para outro endereço de e-mail.',
  'This invitation link is not complete. Please open it again from the email.':
    'Este link de convite está incompleto. Abra-o de novo a partir do e-mail.',
  'This invitation has been withdrawn. Please ask your colleague.': 'Este convite foi retirado. Fale com seu colega.',
  'A newer invitation was sent to you. Please use the link in the latest email.':
    'Um convite mais recente foi enviado a você. Use o link do último e-mail.',
  'This invitation has expired. Please ask your colleague for a new one.':
    'Este convite expirou. Peça um novo ao seu colega.',
  'This user created the company and stays its admin': 'Este usuário criou a empresa e continua como administrador',
  'This user has joined already': 'Este usuário já entrou na equipe',
  'This command id was used for something else': 'Este identificador de comando já foi usado para outra coisa',
  'Somebody else changed this at the same moment. Please try again.':
    'Outra pessoa mudou isto no mesmo momento. Tente novamente.',
  'There is no room left to save this. Nothing was changed.': 'Não há mais espaço para salvar isto. Nada foi alterado.',
  'This is more than can be saved at once. Nothing was changed.':
    'Isto é mais do que se pode salvar de uma vez. Nada foi alterado.',
  'It is not known yet whether this was saved. Sending it again is safe.':
    'Ainda não se sabe se isto foi salvo. Enviar de novo não causa problema.',
  'This cannot be saved at the moment. Nothing was changed.':
    'Não é possível salvar isto no momento. Nada foi alterado.',
  'Say what the key is for': 'Diga para que serve a chave',
  'Use at most 80 characters': 'Use no máximo 80 caracteres',
  'Choose at least one': 'Escolha pelo menos um',
  'Too many people are signing in at the moment. Please try again in a moment.':
    'Há pessoas demais entrando no momento. Tente novamente daqui a pouco.',
  'Too many attempts. Please try again in 1 minute.': 'Tentativas demais. Tente novamente em 1 minuto.',
  'Too many attempts. Please try again in {{0}} minutes.': 'Tentativas demais. Tente novamente em {{0}} minutos.',
  'This is not your password': 'Esta não é a sua senha',
  'Your account is being set up. Please sign in in a minute.': 'Sua conta está sendo preparada. Entre em um minuto.',
  'This session has ended already': 'Esta sessão já foi encerrada',
  'Wrong email address or password.': 'E-mail ou senha incorretos.',
  'Your company is being set up. Please sign in in a minute.': 'Sua empresa está sendo preparada. Entre em um minuto.',
  'There is no account for you at this company. Ask an administrator to invite you.':
    'Não há uma conta para você nesta empresa. Peça um convite a um administrador.',
  'Your identity provider did not say which email address is yours.':
    'Seu provedor de identidade não informou qual é o seu endereço de e-mail.',
  'Your identity provider has not confirmed your email address. Confirm it there, and try again.':
    'Seu provedor de identidade não confirmou seu endereço de e-mail. Confirme-o lá e tente novamente.',
  'This email address has an account that was never confirmed. Sign in with the password and confirm the address first, or ask for a new password.':
    'Este endereço de e-mail tem uma conta que nunca foi confirmada. Entre com a senha e confirme primeiro o endereço, ou peça uma nova senha.',
  'Your company’s plan has no seat left for you. Ask an administrator to free one.':
    'O plano da sua empresa não tem mais licença para você. Peça a um administrador que libere uma.',
  'Google does not answer at the moment. Please try again in a few minutes.':
    'O Google não responde no momento. Tente novamente em alguns minutos.',
  'Google did not sign you in.': 'O Google não concluiu sua entrada.',
  'Your identity provider does not answer at the moment. Please try again in a few minutes.':
    'Seu provedor de identidade não responde no momento. Tente novamente em alguns minutos.',
  'This ID token is not accepted': 'Este token de identidade não é aceito',
  'Signing in did not work. Please try again.': 'Não foi possível entrar. Tente novamente.',
  'This sign-in was begun in another browser, or too long ago. Please try again.':
    'Esta entrada foi iniciada em outro navegador ou há tempo demais. Tente novamente.',
  'Only an administrator with every permission can change single sign-on: it can sign any account of the company in, administrators too.':
    'Só um administrador com todas as permissões pode alterar o login único: ele pode entrar em qualquer conta da empresa, inclusive de administradores.',
  'Sign in through the provider in a browser once: your email address is confirmed there':
    'Entre uma vez pelo provedor em um navegador: seu endereço de e-mail é confirmado lá',
  'Sign in first': 'Entre primeiro',
  'Sign in to link your account': 'Entre para vincular sua conta',
  'Another company has proven this domain already. Ask its administrators to remove it there.':
    'Outra empresa já comprovou este domínio. Peça aos administradores dela que o removam lá.',
  'This domain is not in the list any more': 'Este domínio não está mais na lista',
  'A company can have {{0}} email domains': 'Uma empresa pode ter {{0}} domínios de e-mail',
  'Enter the part behind the @ of your addresses, such as example.com':
    'Informe a parte depois do @ dos seus endereços, como example.com',
  'This domain gives addresses to the public. Only a domain of your own can be proven.':
    'Este domínio oferece endereços ao público. Só um domínio próprio pode ser comprovado.',
  'The name servers of this domain do not answer. Try again in a few minutes.':
    'Os servidores de nomes deste domínio não respondem. Tente novamente em alguns minutos.',
  'There is no such TXT record at {{0}} yet. A new record can take an hour to be seen.':
    'Ainda não existe este registro TXT em {{0}}. Um novo registro pode levar uma hora para aparecer.',
  'Your company has not proven that {{0}} is its own email domain. Ask an administrator to invite you.':
    'Sua empresa não comprovou que {{0}} é o domínio de e-mail dela. Peça um convite a um administrador.',
  'Your identity provider did not sign you in.': 'Seu provedor de identidade não concluiu sua entrada.',
  'Your company signs in through its own identity provider. Use single sign-on.':
    'Sua empresa entra pelo próprio provedor de identidade. Use o login único.',
  'Enter the address of your identity provider, such as https://login.example.com':
    'Informe o endereço do seu provedor de identidade, como https://login.example.com',
  'Enter the client ID your identity provider gave you': 'Informe o ID do cliente que seu provedor de identidade gerou',
  'The address has to begin with https://': 'O endereço precisa começar com https://',
  'Enter the address without a user name and password in it': 'Informe o endereço sem nome de usuário nem senha',
  'The host {{0}} lies inside a private network. Whoever runs Hirelog can allow it with the setting OIDC_PRIVATE_HOSTS.':
    'O host {{0}} fica em uma rede privada. Quem opera o Hirelog pode permiti-lo com a configuração OIDC_PRIVATE_HOSTS.',
  'No host is called {{0}}. Check the address for a typing mistake.':
    'Nenhum host se chama {{0}}. Verifique se há erro de digitação no endereço.',
  'The name {{0}} cannot be looked up at the moment. Try again in a few minutes.':
    'Não é possível consultar o nome {{0}} no momento. Tente novamente em alguns minutos.',
  'The host {{0}} refuses connections. Check the address and the port, and whether the provider is running.':
    'O host {{0}} recusa conexões. Verifique o endereço e a porta, e se o provedor está em funcionamento.',
  'The host {{0}} does not answer. Check the address, and whether a firewall keeps Hirelog away from it.':
    'O host {{0}} não responde. Verifique o endereço e se um firewall impede o acesso do Hirelog.',
  'The certificate of {{0}} has expired. Have it renewed there, then save again.':
    'O certificado de {{0}} expirou. Renove-o lá e salve de novo.',
  'The certificate of {{0}} was issued for another host. Enter the host it was issued for, or have it replaced.':
    'O certificado de {{0}} foi emitido para outro host. Informe o host para o qual ele foi emitido ou peça a substituição.',
  'The certificate of {{0}} comes from an authority that is not trusted here. Have it issued by a public one.':
    'O certificado de {{0}} vem de uma autoridade que não é confiável aqui. Peça a emissão por uma autoridade pública.',
  'The host {{0}} speaks no TLS at this port, or breaks the connection off. Check the address and the port.':
    'O host {{0}} não usa TLS nesta porta ou interrompe a conexão. Verifique o endereço e a porta.',
  'The host {{0}} answers with a failure of its own (HTTP {{1}}). Try again later, or ask whoever runs it.':
    'O host {{0}} responde com um erro próprio (HTTP {{1}}). Tente mais tarde ou fale com quem o opera.',
  'The host {{0}} calls itself {{1}}. Enter exactly that as the issuer.':
    'O host {{0}} se identifica como {{1}}. Informe exatamente isso como emissor.',
  'The host {{0}} leads on to another address (HTTP {{1}}). Enter the issuer as your provider states it.':
    'O host {{0}} redireciona para outro endereço (HTTP {{1}}). Informe o emissor como seu provedor o indica.',
  'The host {{0}} has no OpenID Connect description at this address (HTTP {{1}}). Enter the issuer as your provider states it.':
    'O host {{0}} não tem uma descrição OpenID Connect neste endereço (HTTP {{1}}). Informe o emissor como seu provedor o indica.',
  'What {{0}} answers at this address is no OpenID Connect description that can be used. Enter the issuer as your provider states it.':
    'O que {{0}} responde neste endereço não é uma descrição OpenID Connect utilizável. Informe o emissor como seu provedor o indica.',
  'Technical cause: {{0}}': 'Causa técnica: {{0}}',
  'Sign in to issue a token': 'Entre para emitir um token',
  'A person can have 50 tokens at once. Revoke one that is no longer used.':
    'Uma pessoa pode ter 50 tokens ao mesmo tempo. Revogue um que não seja mais usado.',
  'The code has {{0}} digits.': 'O código tem {{0}} algarismos.',
  'This is not the code we sent. Please try again.': 'Este não é o código que enviamos. Tente novamente.',
  'Please verify your email address first': 'Confirme primeiro seu endereço de e-mail',
  'The address is reserved for you and being set up. Look again in a moment.':
    'O endereço está reservado para você e está sendo preparado. Volte daqui a pouco.',
  'Your question was not sent': 'Sua pergunta não foi enviada',
  'Name 1 to 1000 users': 'Informe de 1 a 1000 usuários',
  'Enter 1 to {{0}} email addresses': 'Informe de 1 a {{0}} endereços de e-mail',
  'This is not a complete email address': 'Este endereço de e-mail não está completo',
  'This text has characters that cannot be stored': 'Este texto contém caracteres que não podem ser armazenados',
  'This person is in your team already': 'Esta pessoa já está na sua equipe',
  'This person has been invited already': 'Esta pessoa já foi convidada',
  'The invitation is on its way. Look again in a moment.': 'O convite está a caminho. Volte daqui a pouco.',
  'You cannot give a role that allows more than your own':
    'Você não pode atribuir uma função que permita mais que a sua',
  'This user may do more than you. Ask an administrator':
    'Este usuário tem mais permissões que você. Fale com um administrador',
  'Sign in to issue an API key': 'Entre para emitir uma chave de API',
  'Only an administrator can issue a key for a service account':
    'Só um administrador pode emitir uma chave para uma conta de serviço',
  'This key may do more than you. Ask an administrator':
    'Esta chave tem mais permissões que você. Fale com um administrador',
  'This group may do more than you. Ask an administrator':
    'Este grupo tem mais permissões que você. Fale com um administrador',
  'This role allows more on some jobs than you may do there. Ask an administrator':
    'Esta função permite em algumas vagas mais do que você pode fazer nelas. Fale com um administrador',
  'You cannot take away a role that allows more than your own':
    'Você não pode retirar uma função que permita mais que a sua',
  'Only POST is answered here': 'Aqui só se responde a POST',
  'This must be JSON': 'Isto precisa ser JSON',
  'Your session has ended. Please sign in again.': 'Sua sessão foi encerrada. Entre novamente.',
  'This is more than a job can hold': 'Isto é mais do que uma vaga comporta',
  'This could not be understood': 'Não foi possível entender isto',
  'Your plan has no text messages. Invite by email, or choose a larger plan.':
    'Seu plano não inclui SMS. Convide por e-mail ou escolha um plano maior.',
  'The {{0}} text messages of your plan are used up this year.': 'Os {{0}} SMS do seu plano já foram usados este ano.',
  'Your plan allows {{0}} live interviews a month: {{1}} are booked for this one, {{2}} are left. Choose a time in a later month or a larger plan.':
    'Seu plano permite {{0}} entrevistas ao vivo por mês: {{1}} estão agendadas neste mês, restam {{2}}. Escolha um horário em um mês posterior ou um plano maior.',
  'Your plan allows {{0}} live interviews a month: {{1}} are booked for this one, {{2}} are left. Choose a time in a later month, or ask for a larger plan: {{3}}.':
    'Seu plano permite {{0}} entrevistas ao vivo por mês: {{1}} estão agendadas neste mês, restam {{2}}. Escolha um horário em um mês posterior ou peça um plano maior: {{3}}.',
  'The {{0}} text messages of your plan are used up this month.': 'Os {{0}} SMS do seu plano já foram usados este mês.',
  'Your subscription is paused. Resume it to go on.': 'Sua assinatura está pausada. Retome-a para continuar.',
  'Your subscription has ended. Choose a plan to go on.': 'Sua assinatura terminou. Escolha um plano para continuar.',
  'Your password is expired': 'Sua senha expirou',
  'For security reason, your password must be reset every 30 days':
    'Por segurança, sua senha precisa ser redefinida a cada 30 dias',
  'Reset my password': 'Redefinir minha senha',
  'Check your mailbox {{0}}': 'Verifique sua caixa de entrada {{0}}',
  'This has left already': 'Isto já foi enviado',
  'Somebody has decided about this call already. Reload the page.':
    'Alguém já decidiu sobre esta chamada. Recarregue a página.',
  'Only a person has notifications, not a key': 'Só uma pessoa tem notificações, não uma chave',
  'This notification cannot be changed': 'Esta notificação não pode ser alterada',
  'Choose one of the hours': 'Escolha um dos horários',
  'This browser did not say how it is reached': 'Este navegador não informou como pode ser alcançado',
  'Two reasons have the same name': 'Dois motivos têm o mesmo nome',
  'Give each reason 1 to {{0}} characters': 'Dê a cada motivo de 1 a {{0}} caracteres',
  'At most {{0}} reasons': 'No máximo {{0}} motivos',
  'There is a template of this name already': 'Já existe um modelo com este nome',
  'At most {{0}} message templates': 'No máximo {{0}} modelos de mensagem',
  'Write it in one language at least': 'Escreva-o em pelo menos um idioma',
  'Each language can be there once': 'Cada idioma só pode aparecer uma vez',
  'There is no field “{{0}}”. Use {{1}}': 'Não existe o campo “{{0}}”. Use {{1}}',
  'Put the field “link” where the link to the application belongs':
    'Coloque o campo “link” onde deve ficar o link da candidatura',
  'There is a brand of this name already': 'Já existe uma marca com este nome',
  'This picture is not there any more. Please upload it again.': 'Esta imagem não está mais aqui. Envie-a de novo.',
  'A company can have {{0}} brands': 'Uma empresa pode ter {{0}} marcas',
  'Make another brand the default first': 'Defina primeiro outra marca como padrão',
  'No such brand': 'Esta marca não existe',
  'This color is too bright for the text': 'Esta cor é clara demais para o texto',
  'Enter a color such as #1B81F1': 'Informe uma cor como #1B81F1',
  'This file is too big (max. size 2MB)': 'Este arquivo é grande demais (máx. 2 MB)',
  'Ooops! Something went wrong, please try again': 'Opa! Algo deu errado, tente novamente',
  'The assistant’s allowance is used up for now.': 'A cota do assistente se esgotou por enquanto.',
  'The assistant cannot be reached at the moment. Please try again later.':
    'Não é possível acessar o assistente no momento. Tente novamente mais tarde.',
  'The assistant’s answer could not be used. Please try again.':
    'A resposta do assistente não pôde ser usada. Tente novamente.',
  'Backgrounds cannot be removed at the moment. Please try again later.':
    'Não é possível remover fundos no momento. Tente novamente mais tarde.',
  'This background is not one even color. Only even backgrounds can be removed here.':
    'Este fundo não tem uma cor uniforme. Aqui só é possível remover fundos uniformes.',
  'No person or thing was found in this picture.': 'Nenhuma pessoa ou objeto foi encontrado nesta imagem.',
} as Record<string, string>
