// Generated from openapi.yaml by `npm run generate`. Do not edit.

export const operations = {
  "listMemberActivity": {
    "id": "listMemberActivity",
    "summary": "List member activity",
    "method": "GET",
    "path": "/v1/loyalties/{campaignId}/members/{memberId}/activity",
    "section": "4.1",
    "security": [
      {
        "ApplicationId": [],
        "ApplicationToken": []
      },
      {
        "X-Service-OAuth": [
          "api"
        ]
      },
      {
        "X-Service-OAuth": [
          "loyalties"
        ]
      }
    ],
    "parameters": [
      {
        "name": "campaignId",
        "in": "path",
        "required": true,
        "schema": {
          "type": "string"
        }
      },
      {
        "name": "memberId",
        "in": "path",
        "required": true,
        "schema": {
          "type": "string"
        }
      },
      {
        "name": "limit",
        "in": "query",
        "required": false,
        "schema": {
          "type": "integer",
          "minimum": 1,
          "maximum": 100
        }
      },
      {
        "name": "order",
        "in": "query",
        "required": false,
        "schema": {
          "type": "string",
          "enum": [
            "created_at",
            "-created_at"
          ]
        }
      },
      {
        "name": "starting_after_id",
        "in": "query",
        "required": false,
        "schema": {
          "type": "string"
        }
      }
    ],
    "responses": {
      "200": {
        "component": "MemberActivityListed",
        "section": "4.1",
        "mediaType": "application/json",
        "schema": "MemberActivityList"
      },
      "404": {
        "component": "ResourceNotFound",
        "section": "7.2",
        "mediaType": "application/json",
        "schema": "ResourceNotFoundError"
      },
      "4XX": {
        "component": "ClientError",
        "section": "7.1",
        "mediaType": "application/json",
        "schema": "ErrorObject"
      },
      "5XX": {
        "component": "ServerError",
        "section": "7.1",
        "mediaType": "application/json",
        "schema": "ErrorObject"
      }
    }
  },
  "generateToken": {
    "id": "generateToken",
    "summary": "Generate an access token",
    "method": "POST",
    "path": "/oauth/token",
    "section": "4.2",
    "security": [
      {
        "ApplicationId": [],
        "ApplicationToken": []
      }
    ],
    "parameters": [],
    "requestBody": {
      "mediaType": "application/x-www-form-urlencoded",
      "schema": "TokenRequest"
    },
    "responses": {
      "200": {
        "component": "TokenGenerated",
        "section": "4.2",
        "mediaType": "application/json",
        "schema": "AccessToken"
      },
      "4XX": {
        "component": "TokenError",
        "section": "7.1",
        "mediaType": "application/json",
        "schema": "ErrorObject"
      },
      "5XX": {
        "component": "ServerError",
        "section": "7.1",
        "mediaType": "application/json",
        "schema": "ErrorObject"
      }
    }
  },
  "revokeToken": {
    "id": "revokeToken",
    "summary": "Revoke an access token",
    "method": "POST",
    "path": "/v1/oauth/token/revoke",
    "section": "4.3",
    "security": [
      {
        "ApplicationId": [],
        "ApplicationToken": []
      }
    ],
    "parameters": [],
    "requestBody": {
      "mediaType": "application/x-www-form-urlencoded",
      "schema": "TokenRevocationRequest"
    },
    "responses": {
      "2XX": {
        "component": "TokenRevoked",
        "section": "4.3"
      },
      "4XX": {
        "component": "TokenError",
        "section": "7.1",
        "mediaType": "application/json",
        "schema": "ErrorObject"
      },
      "5XX": {
        "component": "ServerError",
        "section": "7.1",
        "mediaType": "application/json",
        "schema": "ErrorObject"
      }
    }
  },
  "listWebhooks": {
    "id": "listWebhooks",
    "summary": "List webhooks",
    "method": "GET",
    "path": "/management/v1/projects/{projectId}/webhooks",
    "section": "4.4",
    "security": [
      {
        "ManagementId": [],
        "ManagementToken": []
      }
    ],
    "parameters": [
      {
        "name": "projectId",
        "in": "path",
        "required": true,
        "schema": {
          "type": "string"
        }
      }
    ],
    "responses": {
      "200": {
        "component": "WebhooksListed",
        "section": "4.4",
        "mediaType": "application/json",
        "schema": "WebhookList"
      },
      "401": {
        "component": "Unauthorized",
        "section": "7.2",
        "mediaType": "application/json",
        "schema": "UnauthorizedError"
      },
      "402": {
        "component": "MissingFeature",
        "section": "7.2",
        "mediaType": "application/json",
        "schema": "MissingFeatureError"
      },
      "404": {
        "component": "ProjectNotFound",
        "section": "7.2",
        "mediaType": "application/json",
        "schema": "ProjectNotFoundError"
      },
      "4XX": {
        "component": "ClientError",
        "section": "7.1",
        "mediaType": "application/json",
        "schema": "ErrorObject"
      },
      "5XX": {
        "component": "ServerError",
        "section": "7.1",
        "mediaType": "application/json",
        "schema": "ErrorObject"
      }
    }
  },
  "listUsers": {
    "id": "listUsers",
    "summary": "List users",
    "method": "GET",
    "path": "/management/v1/projects/{projectId}/users",
    "section": "4.5",
    "security": [
      {
        "ManagementId": [],
        "ManagementToken": []
      }
    ],
    "parameters": [
      {
        "name": "projectId",
        "in": "path",
        "required": true,
        "schema": {
          "type": "string"
        }
      }
    ],
    "responses": {
      "200": {
        "component": "UsersListed",
        "section": "4.5",
        "mediaType": "application/json",
        "schema": "ProjectUserList"
      },
      "401": {
        "component": "Unauthorized",
        "section": "7.2",
        "mediaType": "application/json",
        "schema": "UnauthorizedError"
      },
      "402": {
        "component": "MissingFeature",
        "section": "7.2",
        "mediaType": "application/json",
        "schema": "MissingFeatureError"
      },
      "4XX": {
        "component": "ClientError",
        "section": "7.1",
        "mediaType": "application/json",
        "schema": "ErrorObject"
      },
      "5XX": {
        "component": "ServerError",
        "section": "7.1",
        "mediaType": "application/json",
        "schema": "ErrorObject"
      }
    }
  }
} as const;
